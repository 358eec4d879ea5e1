/** A campaign in the words of the page: how far it is, and what comes next. */
import type { TableFacts } from "../net/wire";
import { say } from "../state/settings.svelte";

/** What the host begins when a game is over. */
export function nextGame(facts: TableFacts | null): string {
  const campaign = facts?.campaign;
  if (!campaign) return say("over.rematch");
  if (campaign.over) return say("campaign.new");
  return say("campaign.next", { game: campaign.game + 1, games: campaign.games });
}

/** Where a campaign stands; empty: none is played. */
export function campaignLine(facts: TableFacts | null): string {
  const campaign = facts?.campaign;
  if (!campaign) return "";
  if (campaign.closed) return say("campaign.closed", { games: campaign.games });
  if (campaign.over) return say("campaign.over", { games: campaign.games });
  const ahead = facts.phase === "open" ? 1 : 0;
  return say("campaign.game", { game: campaign.game + ahead, games: campaign.games });
}
