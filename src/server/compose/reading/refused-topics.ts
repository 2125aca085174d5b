/** A sentence that is nothing but a refusal: “No, not now.”, “No! Other project.”, “Please not.”, “Leave them.” */
const isRefusal = new RegExp(
  String.raw`^(?:ps[.:]? )?(?:` +
    [
      String.raw`(?:no|nope|never|nein|please not|rather not|better not)(?:[,.!]? (?:please|thanks|thank you|not (?:now|yet|here|this (?:time|year|round)|for (?:us|this|now))|never|later|(?:an)?other (?:project|contract|time|year|story)))*`,
      String.raw`not (?:now|yet|here|in this (?:project|contract|round|phase)|this (?:time|year|round)|for (?:us|now))(?:[,.!]? (?:please|perhaps later|maybe later|not (?:ever|here)))*`,
      String.raw`(?:an)?other (?:project|contract|team|time|story)`,
      String.raw`(?:please |just )?(?:leave|forget|skip|ignore) (?:it|them|that|those)(?: be| alone| as (?:it is|they are)| where (?:it is|they are)| out)?`,
      String.raw`[^.;]{0,60}\b(?:nobody|no one)(?: on this (?:project|contract))? (?:is to|may|shall|should|will) (?:touch|change|replace|rebuild) (?:it|them|that)`,
    ].join('|') +
    String.raw`)[.!;]*$`,
  'iu',
)

/** “My colleague asks whether it can also do forecasts”, “everybody wants to rebuild the warehouse”: what somebody would like. */
const wished =
  /\b(?:asks?|asked|wonders?|wondered|suggests?|suggested|propos(?:es|ed)|mentions?|mentioned|says?|said|wants?|wanted|would like|dreams?|thinks?|talks?|keeps? asking)(?: also| again| me| us)?(?: (?:whether|if|for|about|of|that|to))?(?: we (?:could|can|should))?(?: (?:it|you|the same (?:platform|system|tool|thing)|this|the (?:platform|system|tool)) (?:can|could|may|might|will|should|also|does|do|would)(?: also| then| even)?(?: be)?)? (?!(?:no|not|never|yes)\b)([^.;?!]{3,100})[.;?!]?$/iu

/** What is at hand: “For older barrels there are paper folders in the cellar”. */
const atHand = /\bthere (?:is|are|lie|lies|stands?) (?:also |still |only |just )?([^.;?!,]{3,80})[.;?!]?$/iu

/** The things that a sentence before named and this one refuses. */
export function refusedTopic(text: string, before: string): string | undefined {
  if (before === '' || before.endsWith('?') || !isRefusal.test(text.trim())) return undefined
  return (wished.exec(before) ?? atHand.exec(before))?.[1]
}

/** What somebody would like, in the words of the sentence. */
export const wishedTopic = (text: string): string | undefined => wished.exec(text)?.[1]

/** Whether a sentence only refuses and names nothing itself. */
export const onlyRefuses = (text: string) => isRefusal.test(text.trim())

/** “There is no donor log-in and we don't want one”: what stands before is what is not wanted. */
const notOneEither =
  /\b(?:no|any|an?|the) ((?:[\p{L}'’-]+ ){0,3}[\p{L}-]+),? (?:and|but|nor) (?:we|i|they|the \p{L}+|nobody)(?: also)? (?:do(?:es)? not|don['’]t|doesn['’]t|will not|won['’]t|need not)? ?(?:wants?|needs?|have|seek|miss)(?: to have)? (?:one|any|it|them)\b/iu
export const notOneEitherOf = (text: string): string | undefined =>
  /n['’]t|\b(?:not|nobody|no)\b/i.test(text) ? notOneEither.exec(text)?.[1] : undefined
