/** Short notes at the edge of the table that go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  hint: string;
  grave: boolean;
}

const STAY = 5_000;

class Toasts {
  list = $state<Toast[]>([]);
  /** Where they can be shown: on the page, and in each dialog that covers it. The last one shows them. */
  stages = $state.raw<number[]>([]);
  private last = 0;

  /** A place to show them; returns how it is taken away. */
  stage(id: number): () => void {
    this.stages = [...this.stages, id];
    return () => (this.stages = this.stages.filter((one) => one !== id));
  }

  tell(text: string, hint = "", grave = false): void {
    if (this.list.some((one) => one.text === text && one.hint === hint)) return;
    this.last += 1;
    const id = this.last;
    this.list = [...this.list.slice(-2), { id, text, hint, grave }];
    setTimeout(() => this.dismiss(id), STAY + text.length * 30 + hint.length * 30);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
