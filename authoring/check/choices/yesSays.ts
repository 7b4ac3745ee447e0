const TROUBLE =
  /^(?:is it (?:hard|difficult|impossible)|do you (?:have (?:trouble|difficulty|problems|a problem)|struggle|fail)|are you unable|can you not|can't you|does the patient have (?:trouble|difficulty))\b/i;
const ABILITY = /^(?:can (?:you|the patient|\{you\})|(?:are you|\{areyou\}|is the patient) able)(?! not)\b/i;
const FREEDOM =
  /\bwithout any\b|\bfree (?:of|from)\b|\b(?:have|has|had|having) no\b|\brecovered from\b|\bnever (?:had|been)\b/i;

/** What a Yes says by the words of its question: that something is hard, that it is possible, or that there is nothing of it. */
export function yesSays(question: string): 'trouble' | 'ability' | 'freedom' | undefined {
  if (FREEDOM.test(question)) return 'freedom';
  if (TROUBLE.test(question)) return 'trouble';
  return ABILITY.test(question) ? 'ability' : undefined;
}
