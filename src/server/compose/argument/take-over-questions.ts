import { type Design, type Question, sourceOf } from '../assembly/design.ts'
import { listed } from '../assembly/phrases.ts'
import type { Reading, Statement } from '../reading/reading.ts'

const live = ({ statements }: Reading) => statements.filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)
const told = ({ text }: Statement) => text.slice(0, 400)

const takesOver =
  /\b(?:migrat\w*|taken? over|carr(?:y|ied) over|brought over|back-?load\w*|back to (?:19|20)\d\d|from (?:19|20)\d\d (?:on|onwards)|old (?:cases|records|data)|legacy data|histor(?:y|ic\w*) (?:of|data|is|are))\b/i
const looksBack =
  /\b(?:trac(?:e|es|ing)|search\w*|histor\w*|compar\w*|trends?|statistics?|forecast\w*|retriev\w*|look(?:ed)? up|past|previous (?:year|season|quarter)s?|years? of|recall\w*|triangles?|archive)\b/i

/** What is replaced has records, and nobody says which of them are taken over. */
export function historyQuestion({ reading }: Design): Question[] {
  return reading.systems
    .filter(({ role }) => role === 'replaced')
    .flatMap((system) => {
      const said = live(reading).filter(({ id }) => system.statements.includes(id))
      if (!said[0] || live(reading).some(({ text }) => takesOver.test(text))) return []
      const text = `From which year on are the records in ${system.name} taken over?`
      return [{ source: sourceOf(said[0]), about: [], kind: 'data', text, why: 'Sizes the take-over.', owner: 'Data owner' }]
    })
}

/** Something new looks back, and nobody says how far. */
export function loadedAtStart({ reading, fit }: Design): Question[] {
  const isReplaced = reading.systems.some(({ role }) => role === 'replaced')
  const said = live(reading).find(
    (statement) => (statement.kind === 'need' || statement.kind === 'rule') && looksBack.test(told(statement)),
  )
  if (fit !== 'design' || isReplaced || !said || live(reading).some((statement) => takesOver.test(told(statement)))) return []
  const text = 'How far back is history loaded at the start, from which files?'
  return [{ source: sourceOf(said), kind: 'data', text, why: 'Sizes the first load.', about: [], owner: 'Data owner' }]
}

const goesOff =
  /\b(?:support ends|ends|end of (?:life|support)|expires?|licen[cs]e (?:up|ends)|contract (?:ends|is cancelled|cancelled)|switched off|turned off|switch-?off|goes dark|withdrawn|power-?off|runs out|stop(?:s)? supporting|retired|lapses)\b/i

/** The old one goes on a day, and the work is late. */
export function switchOffSlips({ reading }: Design): Question[] {
  const gone = reading.systems.filter(({ role, roles }) => role === 'replaced' || roles.includes('replaced'))
  return gone.flatMap(({ name, statements: ids }) => {
    const said = live(reading).find(
      (statement) => ids.includes(statement.id) && statement.dates.some(({ recurs }) => !recurs) && goesOff.test(told(statement)),
    )
    const day = said?.dates.find(({ recurs }) => !recurs)
    return said && day
      ? [
          {
            source: sourceOf(said),
            kind: 'date' as const,
            text: `If the work is late: can ${name} run on after ${day.words}, under which contract?`,
            why: 'It is the only way back.',
            about: [],
            owner: 'Sponsor',
          },
        ]
      : []
  })
}

const ownPlace =
  /\b(?:(?:our|their|its|the (?:client|council|ministry|office|hospital|group|agency|school|mill|trust|state|government|national|company|board)(?:['’]s)?) (?:own )?(?:\p{L}+ )?(?:data cent(?:re|er)s?|data room|servers?|server room|cluster|VMware estate|premises)|own (?:data cent(?:re|er)s?|servers?|cluster|machines|data room)|on[- ]premises?|(?:National|Government|State) Data Cent(?:re|er))\b/iu
const roomTold =
  /\b(?:capacity|free|spare|\d+ (?:cores?|CPUs?|vCPUs?|GB|TB) (?:of )?(?:RAM|memory|free|available)|room for|new servers?|will be bought|buys? (?:the )?(?:hardware|servers?))\b/i

/** It is to run on machines that somebody else fills already. */
export function roomOnOwnMachines({ reading, hosting }: Design): Question[] {
  const said = live(reading).find(
    (statement) =>
      ownPlace.test(told(statement)) && statement.kind !== 'exclusion' && statement.kind !== 'ban' && statement.affirms,
  )
  if (
    !said ||
    (hosting !== undefined && hosting !== 'on-premises') ||
    live(reading).some((statement) => roomTold.test(told(statement)))
  )
    return []
  const where = ownPlace
    .exec(told(said))![0]
    .replace(/^(?:our|their|its) (?:own )?/i, 'own ')
    .replace(/^own own/, 'own')
  const text = `Which capacity of servers, storage and backup is free for it (${where})?`
  return [{ source: sourceOf(said), kind: 'size', text, why: 'Machines take months.', about: [], owner: 'Product owner' }]
}

const unsure =
  /\b(?:nobody (?:is )?(?:sure|knows) which|(?:not|no one is|nobody is) sure which|which (?:copy|version|list|one) is (?:right|the right|current|valid)|several (?:copies|versions)|(?:own|private|shadow) (?:copies|copy|lists?|spreadsheets?|Excels?)|each (?:\p{L}+ )?(?:keeps?|has) (?:its|his|her|their) own (?:list|copy|spreadsheet|Excel|file)|two lists|different lists)\b/iu
const lists = /\b(?:\d+ )?(workbooks?|spreadsheets?|lists?|copies|copy|files|databases|Excels?|sheets)\b/i

/** Copies of one list, each of them right for somebody. */
export function rightCopy({ reading }: Design): Question[] {
  const said = live(reading).find((statement) => unsure.test(told(statement)))
  if (!said) return []
  const what = lists.exec(told(said))?.[1]?.toLowerCase() ?? 'copies'
  const text = `Which of the ${listed([what.replace(/^copy$/, 'copies').replace(/(?<!s)$/, what.endsWith('s') || what === 'copy' ? '' : 's')])} is right where two of them differ?`
  return [{ source: sourceOf(said), kind: 'data', text, why: 'Settles what is taken over.', about: [], owner: 'Data owner' }]
}
