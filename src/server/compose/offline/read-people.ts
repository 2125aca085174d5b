import { roles, type Role } from './roles.ts'
import type { Statement } from './statement.ts'

export type Person = { name: string; role: Role; statement: Statement; mentions: Statement[] }

const titled = new RegExp(
  String.raw`\b(?<title>Chief(?: \p{Lu}\p{Ll}+){1,3} Officer|(?:Head|Director|VP|Vice[- ]President)s? of (?:the )?\p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+){0,3}|(?!The |A |Our |Each |Every )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? Director|(?:Product|Service|Programme|Project|Business) [Oo]wner)\b`,
  'gu',
)
const owns = /\b(?:sponsor\w*|own(?:s|ed|er)?\b|accountable|chair\w*|answers? for|signs? off)/i
const uses =
  /\b(?:must|shall|should|needs?|wants?|can|will|uses?|sees?|views?|receives?|approves?|decides?|reads?|asks?|gets?|reports?|dashboard)\b/i
const meets: Role['meets'] = ['dashboards', 'web-application', 'warehouse', 'api-gateway']

const callings =
  'managers|officers|engineers|technicians|teachers|students|pupils|learners|drivers|inspectors|operators|assistants|administrators|coordinators|supervisors|buyers|traders|brokers|surveyors|pharmacists|paramedics|midwives|therapists|researchers|designers|developers|clerks|controllers|dispatchers|recruiters|tenants|landlords|applicants|passengers|guests|shoppers|merchants|farmers|donors|volunteers|trainers|teams|staff|workers|handlers|agents'
/** Who is the subject of a demand: "Site managers should see …". */
const subject = new RegExp(
  String.raw`^(?:all |the |our )?(?<who>(?:[\p{L}-]+ ){0,2}(?:${callings}))(?= (?:must|shall|should|needs?|wants?|can|will|may|would) )`,
  'iu',
)
const personal =
  'managers|supervisors|inspectors|technicians|coordinators|administrators|buyers|merchandisers|pharmacists|paramedics|midwives|nurses|therapists|surveyors|clerks|dispatchers|teachers|trainers|recruiters|landlords|librarians|accountants|schedulers'
/** Who is spoken of in the middle of a sentence: "so that store managers see …", "for ward managers". */
const spokenOf = new RegExp(
  String.raw`(?:^|[,(]\s|\b(?:and|or|for|to|by|of|that|where|when|which|with|from|give|lets?|help|helps|the|our|all|\d+)\s)(?<who>(?!(?:senior|junior|good|key|named|local|own|per|as|are|is)\s)[\p{L}-]{3,}\s(?:${personal}))\b`,
  'giu',
)
const vagueWho =
  /\b(?:password|secrets?|package|file|queue|new|many|other|these|those|some|such|more|both|each|every|and|or|of|in|for|to)\b/i

/** The people that the brief names by their role, each once, in the order of their first mention. */
export function readPeople(statements: Statement[]): Person[] {
  const people = new Map<string, Person>()
  const add = (role: Role, statement: Statement) => {
    const known = people.get(role.name)
    if (known) known.mentions.push(statement)
    else people.set(role.name, { name: role.name, role, statement, mentions: [statement] })
  }
  for (const statement of statements) {
    for (const role of roles) if (role.words.test(statement.text)) add(role, statement)
    for (const role of [...titlesIn(statement.text), ...workersIn(statement.text)]) add(role, statement)
  }
  const everybody = [...people.values()]
  const chosen = everybody.length > 1 ? everybody.filter(({ name }) => name !== 'User') : everybody
  return chosen.filter(({ role }) => !chosen.some((other) => other.role.insteadOf?.includes(role.name)))
}

/** Offices by their title, where their holder owns the work or uses its results. */
function titlesIn(text: string): Role[] {
  if (!/\b(?:Chief|Heads?|Director|VP|Vice|[Oo]wner)\b/.test(text)) return []
  return [...text.matchAll(titled)].flatMap((match): Role[] => {
    const name = (match.groups?.['title'] ?? '').replace(/^(Head|Director)s of/, '$1 of')
    const around = text.slice(Math.max(0, match.index - 80), match.index + name.length + 80)
    const does = owns.test(around) ? 'Answers for the system and decides on it.' : 'Decides on the figures and the results.'
    if (!owns.test(around) && !uses.test(around)) return []
    return [{ name, words: new RegExp(name.replace(/[^\p{L} -]/gu, '.'), 'u'), does, meets, insteadOf: ['Manager'] }]
  })
}

/** Workers whom no list knows, where a sentence begins with what they must or want to do, or speaks of those who do a work. */
function workersIn(text: string): Role[] {
  const said = [subject.exec(text), ...text.matchAll(spokenOf)].flatMap((match) => match?.groups?.['who']?.toLowerCase() ?? [])
  return [...new Set(said)].flatMap(roleOf)
}

function roleOf(who: string): Role[] {
  if (vagueWho.test(who) || roles.some(({ words }) => words.test(who))) return []
  const name = who.replace(/^\p{L}/u, (letter) => letter.toUpperCase()).replace(/(?<!staf)s$/, '')
  return [
    {
      name,
      words: new RegExp(String.raw`\b${who.replace(/[^\p{L} ]/gu, '.')}\b`, 'iu'),
      does: 'Uses the system in daily work.',
      meets,
    },
  ]
}
