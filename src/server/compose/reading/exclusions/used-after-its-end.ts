import type { Contradiction, NamedSystem, StatedDate, Statement } from '../reading.ts'
import { bindsAlways, nounsIn, toldIn } from './binding-words.ts'

const most = 20
const right = 'licen[cs]es?|contracts?|subscriptions?|leases?|hosting|agreements?|maintenance|concession'
const ends = new RegExp(
  String.raw`\b(?:go(?:es)? (?:dark|off|away)|(?:is|are|will be|gets?) (?:finally )?(?:switched off|turned off|shut down|closed down|retired|decommissioned|withdrawn|discontinued|powered off|terminated)|ceases?|(?:${right})\b[^.;]{0,30}\b(?:ends?|expires?|lapses?|up|runs? (?:out|until)|over|terminates?|stops?|until|cancelled)|(?:ends?|expires?|lapses?|runs? out) on)\b`,
  'iu',
)
const isOpenEnd =
  /\b(?:may be extended|can be extended|extendable|extension (?:is )?possible|option to extend|earliest|not before|planned to)\b/i
const goesOn =
  /\b(?:stays?|remains?|keeps?|kept|continues?|goes on|runs?|running|is (?:used|needed|operated)|are (?:used|needed|operated)|use[sd]?|using|sells?|selling|sold|works?|working|carr(?:y|ies|ied)|serves?|depends?|needed|in (?:use|service|operation|parallel)|parallel)\b/i
const lastsUntil = /\b(?:until|till|through|up to|to the end of|as late as|including)\b[^.;]{0,16}$/i
/** What is left of a system that is gone: its data, read somewhere else. */
const onlyLeftover =
  /\b(?:archiv\w+|read-?only|readable|export\w*|extract\w*|histor\w+|records of|data of|data from|copy|copies|mailbox)\b/i

const isSure = ({ recurs, ambiguous }: StatedDate) => !recurs && !ambiguous
const namesIn = (statement: Statement, systems: NamedSystem[]) => {
  const text = toldIn(statement)
  return systems
    .filter(
      ({ name, aliases, statements }) =>
        statements.includes(statement.id) || [name, ...aliases].some((word) => word.length > 2 && text.includes(word)),
    )
    .map(({ name }) => name)
}

/** “License up June 30”: of what stands in the sentence before. */
function namesOfEnd(statement: Statement, all: Statement[], systems: NamedSystem[]): string[] {
  const own = namesIn(statement, systems)
  if (own.length > 0 || !new RegExp(String.raw`^(?:the |its |our |their )?(?:${right})\b`, 'iu').test(toldIn(statement))) return own
  const before = all[all.indexOf(statement) - 1]
  const inIt = before && before.segment.field === statement.segment.field ? namesIn(before, systems) : []
  return inIt.length === 1 ? inIt : []
}

/** A system or its licence ends, and something needs it for longer. */
function systemEndsTooEarly(statements: Statement[], systems: NamedSystem[]): Contradiction[] {
  const over = statements.flatMap((statement) => {
    const text = toldIn(statement)
    const [date, ...more] = statement.dates
    const isEnd =
      date &&
      more.every(({ to }) => to === date.to) &&
      isSure(date) &&
      ends.test(text) &&
      !isOpenEnd.test(text) &&
      bindsAlways(text)
    return isEnd ? namesOfEnd(statement, statements, systems).map((name) => ({ statement, name, date })) : []
  })
  return over.slice(0, most).flatMap(({ statement, name, date }) => {
    const later = statements.find((other) => {
      const text = toldIn(other)
      const last = other.dates.at(-1)
      const at = last ? text.indexOf(last.words) : -1
      return (
        other !== statement &&
        last !== undefined &&
        isSure(last) &&
        last.from > date.to &&
        (last.is === 'end' || lastsUntil.test(text.slice(0, Math.max(0, at)))) &&
        goesOn.test(text) &&
        !ends.test(text.replace(last.words, '')) &&
        !onlyLeftover.test(text) &&
        namesIn(other, systems).includes(name)
      )
    })
    return later
      ? [{ a: statement.id, b: later.id, kind: 'date' as const, about: name, how: 'it ends before what still needs it' }]
      : []
  })
}

const money =
  /\b(grant|subsidy|funding|funds|credit line|endowment|donation)\b[^.;]{0,40}\b(?:ends?|expires?|lapses?|runs? out|until|must be spent|has to be spent|available until|closes)\b/i
const spent = (purse: string) =>
  new RegExp(
    String.raw`\b(?:pa(?:y|id|yments?|ys)|invoice[ds]?|instal?ments?|financed|funded|spent|met|covered|billed|charged)\b[^.;]{0,80}\b(?:out of|from|by|with|under|against) (?:the |this |that )?${purse}\b`,
    'iu',
  )
const afterWhat =
  /\b(?:follows|after|upon|on|once|following|at) (?:the )?((?:(?:final|site|formal|user|provisional|successful) )?(?:acceptance|go-?live|delivery|completion|hand-?over|sign-?off|commissioning|launch))\b/i

/** The money is gone on a day, and a sum is to be paid out of it later. */
function moneyEndsTooEarly(statements: Statement[]): Contradiction[] {
  return statements.flatMap((statement) => {
    const purse = money.exec(toldIn(statement))?.[1]?.toLowerCase()
    const [date] = statement.dates
    if (!purse || !date || !isSure(date) || isOpenEnd.test(toldIn(statement))) return []
    const later = statements.find((other) => {
      const text = toldIn(other)
      if (other === statement || !spent(purse).test(text)) return false
      const own = other.dates.at(-1)
      if (own) return own.from > date.to
      const event = nounsIn(afterWhat.exec(text)?.[1] ?? '')
      const told = statements.find(
        (third) =>
          event.length > 0 &&
          third !== other &&
          third.dates.length > 0 &&
          event.every((word) => nounsIn(toldIn(third).slice(0, toldIn(third).indexOf(third.dates[0]!.words))).includes(word)),
      )
      return told !== undefined && told.dates[0]!.from > date.to
    })
    return later
      ? [{ a: statement.id, b: later.id, kind: 'date' as const, about: purse, how: 'it ends before the sum falls due' }]
      : []
  })
}

export const usedAfterItsEnd = (statements: Statement[], systems: NamedSystem[]): Contradiction[] => [
  ...systemEndsTooEarly(statements, systems),
  ...moneyEndsTooEarly(statements),
]
