const TROUBLE =
  /^(?:is it (?:hard|difficult|impossible)|do you (?:have (?:trouble|difficulty|problems|a problem)|struggle|fail)|are you unable|can you not|can't you|does the patient have (?:trouble|difficulty))\b/i;
const ABILITY = /^(?:can (?:you|the patient|\{you\})|(?:are you|\{areyou\}|is the patient) able)(?! not)\b/i;
const FREEDOM =
  /\bwithout (?:any|a (?:bad|serious|severe)|\w+ing)\b|\balways (?:been|felt|done|kept|remained|stayed)\b|\bfree (?:of|from)\b|\b(?:have|has|had|having) no\b|\brecovered from\b|\bnever (?:had|been)\b|^(?:\{\w+\}|(?:have|has|had|do|does|did|are|is|was|were) (?:you|the patient)) (?:never|not|no)\b/i;

const WAIVER = /\bwould (?:you|the patient) (?:rather|prefer (?:to|not))\b[^?]*\b(?:not|leave|skip|without)\b/i;

/**
 * What a Yes says by the words of its question: that something is hard, that it is possible, that there is nothing of it, or
 * that it is not wanted.
 */
export function yesSays(question: string): 'trouble' | 'ability' | 'freedom' | 'waiver' | undefined {
  if (WAIVER.test(question)) return 'waiver';
  if (FREEDOM.test(question)) return 'freedom';
  if (TROUBLE.test(question)) return 'trouble';
  return ABILITY.test(question) ? 'ability' : undefined;
}
