import type { Day, Statement } from '#server/solution/statement.ts'

/** A period in which nothing may change, with the statement that declares it. */
export type Freeze = { statement: Statement; day: Day }

/** Plain words for it in English, German, French, Spanish, Dutch, Polish and Italian: each of them denies work, change or presence. */
const words =
  /\bfreezes?\b|\bhands off|\bno (?:production |tenant |other |new |more )?(?:changes?|loads?|deploy\p{L}*|releases?|go-?lives?|work|works|launch\p{L}*|cut-?overs?|migrations?|roll-?outs?|installations?|publicity)\b|\bnothing (?:changes?|may change|goes live|(?:is|may be|can be) (?:changed|released|deployed|installed|moved|touched))\b|\bnobody (?:deploys?|touches|changes|is there|works)\b|\b(?:do(?:es)?|may|shall|must|can|be|is|are|we) not (?:be )?(?:change|touch|deploy|release)\p{L}*\b|\bno \p{L}+ is (?:touched|changed)\b|\bnot change\b|\b(?:winter|summer|change|release|production) stop\b|änderungsstopp|baustopp|betriebsferien|bauferien|(?<!\p{L})kein(?:e|en)? (?:änderung|freigabe|einführung|umstellung|arbeiten|deployment|release|inbetriebnahme)\p{L}*|steht (?:alles )?still|(?<!\p{L})nichts (?:geändert|umgestellt|eingeführt)|aucun(?:e)? (?:changement|déploiement|mise en (?:service|production)|travaux|bascule|intervention)|pas de (?:mise en (?:service|production)|déploiement|bascule|travaux|changement)|gel des|ningún (?:cambio|despliegue|trabajo)|ninguna (?:puesta en|migración)|sin (?:cambios|despliegues|trabajos)|(?<!\p{L})niets (?:omgezet|gewijzigd|veranderd|uitgerold)|staat (?:\p{L}+ ){0,3}stil|geen (?:wijzigingen|releases?|werkzaamheden|uitrol|livegang)|nic (?:się )?nie (?:wdraża\p{L}*|zmienia\p{L}*|wolno)|(?:bez|żadnych|brak) (?:zmian|wdrożeń|prac)|nessun(?:a|o)? (?:modifica|rilascio|intervento|attività|messa in)|nessun lavoro|blocco delle modifiche/iu
const from =
  /(?<!\p{L})(?:from|between|since|starting|von|vom|ab|zwischen|du|entre|à partir du?|desde|a partir del?|vanaf|tussen|od|dal|tra)\s(?:(?:the|den|le|el|de|il|dem)\s)?$/iu
const until =
  /(?<!\p{L})(?:to|until|till|and|through|bis(?: zum)?|und|au|jusqu['’]au|et|hasta(?: el)?|y|tot(?: en met)?|en|do|i|al|fino al|e)\s(?:(?:the|den|le|el|de|il|dem)\s)?$/iu

/** A heading of a table or list can declare it for the rows below: “Change freezes”. */
export const isFreeze = ({ text, heading = '' }: Pick<Statement, 'text' | 'heading'>) => words.test(text) || words.test(heading)

export function freezesOf(statements: Statement[]): Freeze[] {
  return statements
    .filter((statement) => !statement.earlier && isFreeze(statement))
    .flatMap((statement) => periodsOf(statement).map((day) => ({ statement, day })))
}

/** Periods that are written as one, and pairs of separate days of which one follows “from” and the other “until”. */
function periodsOf(statement: Statement): Day[] {
  const days = statement.values.filter((value): value is Day => value.kind === 'date')
  const whole = days.filter((day) => day.from < day.to && day.precision !== 'year')
  const quote = statement.source.from === 'brief' ? statement.source.quote : ''
  const before = (day: Day) => quote.slice(Math.max(0, day.start - statement.start - 24), day.start - statement.start)
  const apart = days.flatMap((first, index): Day[] => {
    const last = days[index + 1]
    if (last === undefined || first.precision !== 'day' || last.precision !== 'day' || first.from >= last.from) return []
    if (!from.test(before(first)) || !until.test(before(last))) return []
    return [{ ...first, to: last.to, end: last.end, precision: 'window' }]
  })
  return [...whole, ...apart]
}
