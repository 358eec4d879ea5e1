/** What kinds of bots there are, as their names tell: `sharp`, `sharp+vengeful`. */
import { say } from "../state/settings.svelte";

/** How strong each kind is, from 0 to 4; those that know one game are as strong as greenhorns. */
const GRADES: Record<string, number> = { random: 0, greenhorn: 1, bandit: 1, gunslinger: 1, regular: 2, sharp: 3, legend: 4 };

export const levelOf = (bot: string): string => bot.split(/[+~]/)[0] ?? "";

export const gradeOf = (bot: string): number => GRADES[levelOf(bot)] ?? 0;

/** What it is like: `vengeful`; "": nothing in particular. */
export const characterOf = (bot: string): string => (bot.split("~")[0] ?? "").split("+")[1] ?? "";

/** `Card sharp`, `Card sharp, vengeful` */
export function botCalled(bot: string): string {
  const name = say(`common.bot.${levelOf(bot)}.name`);
  return characterOf(bot) ? `${name}, ${say(`common.character.${characterOf(bot)}`)}` : name;
}

/** `thinks a move through before it is made` */
export const botText = (bot: string): string => say(`common.bot.${levelOf(bot)}.text`);

export const withCharacter = (bot: string, character: string): string => levelOf(bot) + (character ? `+${character}` : "");
