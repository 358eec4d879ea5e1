/** What I am about to do at a table: the card that I picked up, the choice that is still open. */
import type { CardId, FigureId } from "../lib/ids";
import { NONE, atCard, atSeat, buttons, cardsOf, live, mainOf, refusalOf, seatsOf, withCard, type Zones } from "../lib/choices";
import { DeedRefused } from "../net/socket";
import type { OptionLine, RefusalLine } from "../net/wire";
import { errorText } from "./house.svelte";
import type { Explained } from "./inspector.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";

export class Acting {
  picked = $state(NONE);
  /** Options that are still open after a click: one of them has to be chosen. */
  open = $state.raw<OptionLine[]>([]);
  openTitle = $state("");
  /** A legal answer that should be thought over. */
  doubtful = $state.raw<OptionLine | null>(null);
  /** What an option is about besides its card: a game may know more than the option tells. */
  about: (option: OptionLine) => Explained[] = () => [];
  /** Options that the game shows in a place of its own, and not among the buttons. */
  elsewhere: (option: OptionLine) => boolean = () => false;
  /** The key of the option that was picked from a hint: it stands out. */
  advised = $state("");
  private sentStep = NONE;

  /** The last answer was, or is to be, taken back: its question may be answered again. */
  async takeBack(): Promise<void> {
    try {
      await this.table.takeBack();
      this.sentStep = NONE;
    } catch (error) {
      if (error instanceof DeedRefused) toasts.tell(errorText(error.error.code), "", true);
    }
  }

  /** Questions whose answers are chosen from a list that opens by itself. */
  listed: ReadonlySet<string> = new Set();

  constructor(
    readonly table: Table,
    private readonly zones: () => Zones,
    /** Whether I answer somebody else, so that the answers are buttons. */
    private readonly answering: () => boolean,
  ) {}

  get all(): OptionLine[] {
    return [...this.table.options, ...this.table.interrupts];
  }

  get live(): OptionLine[] {
    return live(this.all, this.picked);
  }

  get seats(): Set<number> {
    return seatsOf(this.live);
  }

  /** Cards in front of others that can be pointed at. */
  get pointed(): Set<number> {
    return new Set(this.live.map((one) => one.other).filter((card) => card >= 0));
  }

  get playable(): Set<number> {
    return cardsOf(this.all);
  }

  get buttons(): OptionLine[] {
    return buttons(this.table.options, this.inHand, this.zones(), this.answering()).filter((one) => !this.elsewhere(one));
  }

  /** The button that Space and Enter press. */
  get main(): OptionLine | undefined {
    return this.inHand !== NONE && this.seats.size > 0 ? undefined : mainOf(this.table.options, this.buttons, this.inHand);
  }

  /** What I may do out of turn; a card of mine among them is picked up like any other. */
  get outOfTurn(): OptionLine[] {
    return buttons(this.table.interrupts, this.inHand, this.zones(), false);
  }

  /** The picked card if something can be done with it: one that is only looked at takes no button away. */
  get inHand(): number {
    return this.playable.has(this.picked) ? this.picked : NONE;
  }

  get refusal(): RefusalLine | undefined {
    return this.picked === NONE || this.playable.has(this.picked)
      ? undefined
      : refusalOf(this.table.refusals, this.picked);
  }

  pickCard(card: CardId): void {
    this.picked = this.picked === card ? NONE : card;
    this.open = [];
  }

  /** The picked card is meant: it is played if there is one way to do it. False: a target has to be chosen. */
  proceed(): boolean {
    const [only, ...more] = this.live;
    const option = this.main ?? (this.inHand !== NONE && more.length === 0 ? only : undefined);
    if (option && option.target >= 0) return this.pickSeat(option.target, "");
    if (option) this.press(option);
    return option !== undefined;
  }

  /** True if the click meant something: whoever asks may otherwise show the seat. */
  pickSeat(seat: FigureId, title: string): boolean {
    const found = atSeat(this.live, seat);
    if (found.length === 1 && found[0]) this.press(found[0]);
    else if (found.length > 1) this.choose(found, title);
    else if (this.picked !== NONE && this.playable.has(this.picked)) this.explain(seat);
    else return false;
    return true;
  }

  /** A click on a seat: it is meant, or else it is shown. */
  clickSeat(seat: FigureId, title: string, show: () => void): void {
    if (!this.pickSeat(seat, title)) show();
  }

  pickPointed(card: CardId, title: string): void {
    const found = atCard(this.live, card);
    if (found.length === 1 && found[0]) this.press(found[0]);
    else if (found.length > 1) this.choose(found, title);
  }

  /** A card on the tray: usually one option, done at once. */
  pickOffered(card: CardId, title: string): void {
    const found = withCard(this.all, card);
    if (found.length === 1 && found[0]) this.press(found[0]);
    else if (found.length > 1) this.choose(found, title);
  }

  choose(options: OptionLine[], title: string): void {
    this.open = options;
    this.openTitle = title;
  }

  press(option: OptionLine): void {
    const code = option.warning?.code;
    if (code !== undefined && !settings.sure.includes(code)) {
      this.open = [];
      this.doubtful = option;
    } else void this.send(option);
  }

  /** The person has thought it over. */
  confirm(askAgain: boolean): void {
    const option = this.doubtful;
    this.doubtful = null;
    if (!option) return;
    if (!askAgain && option.warning) settings.sure = [...settings.sure, option.warning.code];
    void this.send(option);
  }

  /** Whether there was anything to put back. */
  cancel(): boolean {
    const busy = this.picked !== NONE || this.open.length > 0 || this.doubtful !== null;
    this.picked = NONE;
    this.open = [];
    this.doubtful = null;
    return busy;
  }

  /** A new question: what was picked up for the old one is put back. To be called in an effect. */
  renew(hand: readonly number[], mine: readonly number[]): void {
    if (this.picked !== NONE && !hand.includes(this.picked) && !mine.includes(this.picked)) this.picked = NONE;
    this.open = [];
    this.doubtful = null;
  }

  /** The card that an option is shown with. */
  pictured(option: OptionLine): CardId {
    return option.other >= 0 ? option.other : option.card;
  }

  private explain(seat: FigureId): void {
    const why = refusalOf(this.table.refusals, this.picked, seat);
    if (why?.text) toasts.tell(why.text, why.hint ?? "");
  }

  private async send(option: OptionLine): Promise<void> {
    const step = this.table.ask?.step ?? NONE;
    if (this.sentStep === step) return;
    this.sentStep = step;
    this.advised = "";
    this.cancel();
    try {
      await this.table.choose(option);
    } catch (error) {
      this.sentStep = NONE;
      if (error instanceof DeedRefused && error.error.code !== "stale_step")
        toasts.tell(errorText(error.error.code), "", true);
    }
  }
}
