/** Acting at a table of the Duel: backs of a hand can be pointed at, and the marker is moved by a button, not by a careless click. */
import { NONE, verbOf } from "../../lib/choices";
import type { OptionLine } from "../../net/wire";
import { Acting } from "../../state/acting.svelte";
import { clickCard } from "../../table/focus";

export class DuelActing extends Acting {
  /** The move of the marker that a turn allows. */
  get move(): OptionLine | undefined {
    return this.table.ask?.kind === "play_phase" && this.picked === NONE
      ? this.table.options.find((one) => verbOf(one) === "move")
      : undefined;
  }

  override get live(): OptionLine[] {
    const move = this.move;
    return super.live.filter((one) => one !== move);
  }

  override get buttons(): OptionLine[] {
    const move = this.move;
    return move ? [...super.buttons.filter((one) => one !== move), move] : super.buttons;
  }

  /** Random cards of the other hand that can be pointed at, by the number of their back. */
  get backs(): Map<number, OptionLine> {
    return new Map(this.live.filter((one) => (one.number ?? NONE) >= 0).map((one) => [one.number ?? NONE, one]));
  }

  /** A card in play that means something now: a target beside the card that was picked, or an answer by itself. */
  pickInPlay(card: number, title: string, mine: boolean, keyed: boolean): void {
    if (this.pointed.has(card)) this.pickPointed(card, title);
    else if (!mine) this.pickOffered(card, title);
    else clickCard(this, card, keyed);
  }
}
