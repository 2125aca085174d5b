const choosing =
  /\b(?:which (?:product|system|vendor|tool|crm|platform|software|supplier)|help \p{L}+(?: \p{L}+){0,5} choose|product selection|selection of a|short-?list|long-?list|options paper|recommendation|compare (?:products|vendors|offers)|make or buy|build or buy|operating model|maturity|diagnostic|assessment of|feasibility|target operating|roadmap|strategy paper|advice|advisory|training (?:programme|course)|curriculum|learning services|buys learning|governance model|study)\b/iu
const buildsNothing =
  /\b(?:do(?: not|n['’]t) (?:want|need) you to (?:build|implement)|nothing is to be built|no (?:implementation|development|software|build)|not (?:buy|build|implement)|only (?:learning|advice)|and only learning|no (?:new )?(?:tool|system)s? (?:is|are) (?:to be )?(?:bought|built)|shall not propose (?:the )?(?:acquisition|tools?)|consultancy (?:only|services)|does not include (?:the )?(?:construction|implementation|build))\b/i

/** The brief wants advice, a choice or teaching; said more than once, or with the word that nothing is to be built. */
export function wantsAdviceOf(texts: string[]): boolean {
  const advice = texts.filter((text) => choosing.test(text.slice(0, 600))).length
  const nothing = texts.some((text) => buildsNothing.test(text.slice(0, 600)))
  return (nothing && advice >= 1) || advice >= 5
}
