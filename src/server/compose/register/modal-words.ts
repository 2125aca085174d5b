export type Level = 'must' | 'should' | 'may'

/** “need not”, “is not required”, “does not have to”: no obligation. */
const freed =
  /(?:\bneed not|\bneedn['’]t|(?:\bnot|n['’]t|\bnever|\bno longer) (?:\p{L}+ )?(?:have to|need(?:ed)?(?: to)?|required)|\bno need to|\bmuss nicht|müssen nicht|ne doi(?:t|vent) pas nécessairement)\b/giu
const forbids =
  /\b(?:may|might) (?:not|never|no)\b|(?:^|[.;:]\s)(?:no|none|neither|nothing|nobody)\b[^.;:]{0,80}?\b(?:may|can)\b|\b(?:darf|dürfen)\b[^.;]{0,80}?\b(?:nicht|kein\p{L}*|nie)(?=\P{L}|$)|\bkein\p{L}* [^.;]{0,60}?\b(?:darf|dürfen)\b|\bne peu(?:t|vent) (?:pas|jamais)\b|\bno (?:se )?puede[n]?\b/iu
const must =
  /\b(?:must|shall|has to|have to|needs? to|required|MUST|muss|müssen|doit|doivent|devra|devront|debe|deben|deberá|deberán|tiene que|tienen que)(?=\P{L}|$)/iu
const should = /\b(?:should|soll|sollen|sollte|sollten|devrait|devraient|debería|deberían)(?=\P{L}|$)/iu
const may =
  /\b(?:may|MAY|[Cc]ould|[Nn]ice[ -]to[ -]have|kann|können|darf|dürfen|peut|peuvent|pourrait|pourraient|puede|pueden|podría|podrían)(?=\P{L}|$)/u

/** The level of a text's modal words, ignoring its questions; the strongest if there are several. */
export function levelOf(text: string): Level | undefined {
  const told = text
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ')
    .replaceAll(freed, ' ')
  if (must.test(told) || forbids.test(told)) return 'must'
  if (should.test(told)) return 'should'
  return may.test(told) ? 'may' : undefined
}
