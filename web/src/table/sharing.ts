/** A game given to others: a link to a moment of it, or a file. */
import { house } from "../app";
import { hashOf } from "../lib/route";
import { say } from "../state/settings.svelte";
import { toasts } from "../state/toasts.svelte";

/** A link that lets in whoever gets it, to this moment of a finished game. */
export async function shareLink(table: string, seq: number, open = true): Promise<string> {
  let invite = house.invites[table]?.invite ?? "";
  if (!invite) {
    try {
      const fresh = await house.http.at<{ invite: string; code: string }>(table, "invite");
      house.keepInvite(table, fresh.invite, fresh.code);
      invite = fresh.invite;
    } catch {
      // An open table needs none; of a private one only its guests can invite.
    }
  }
  return location.origin + location.pathname + hashOf({ at: "replay", table, seq, open, invite });
}

/** A page that came over plain http from elsewhere has no clipboard: then the person copies by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.tell(say("invite.copied"));
  } catch {
    prompt(say("invite.copy_yourself"), text);
  }
}

export async function saveRecord(table: string): Promise<void> {
  try {
    const record = await house.http.record(table);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    link.download = `saloon-${table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    house.complain(error);
  }
}
