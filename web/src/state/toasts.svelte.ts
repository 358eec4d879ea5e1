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
  private last = 0;

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
