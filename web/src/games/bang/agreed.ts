/** What is asked for beside the rules in detail when a table is made: a campaign, then its variants. */
export const CAMPAIGN = "campaign";
export const VARIANTS = ["hiring", "experience", "bounties", "no_mercy"] as const;
export const AGREED: readonly string[] = [CAMPAIGN, ...VARIANTS];
