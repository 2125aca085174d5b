import type { Contradiction, NamedSystem, Statement } from './reading.ts'
import { wordsOf } from './tokens.ts'

const reach = 300
const told = ({ text }: Statement) => text.slice(0, reach)
const limited =
  /\b(?:except|unless|other than|only (?:if|when|after|where)|if|where|when|while|until|outside|temporar\w+|at first|today|currently|for now|or)\b/i

type Sides = { one: RegExp; other: RegExp; about: string }

/** What is said of the same people or the same thing and cannot be done together. */
const opposites: Sides[] = [
  {
    about: 'access',
    one: /\b(?:(?:have|has|get|gets|need|needs|receive|receives|given|granted) no|without (?:an? |any )?|(?:shall|must|may|do|does|will) not (?:have|get|receive|be given) (?:an? |any )?)\s?(?:own )?(?:access|log-?ins?|accounts?)\b|\bno (?:log-?ins?|accounts?|access) for\b/i,
    other:
      /\b(?:log|logs|sign|signs) in\b|\b(?:with|through|by|have|has|get|gets|use|uses) (?:an? |their |his |her )?(?:own )?(?:log-?ins?|accounts?)\b/i,
  },
  {
    about: 'approval by a person',
    one: /\b(?:fully automatic\w*|without (?:any |a )?(?:human|manual) (?:intervention|step|approval|check|action)s?|without (?:anybody|anyone|somebody|someone) (?:touching|approving|checking|looking)|no (?:human|manual) (?:intervention|step|approval|check)s?)\b/i,
    other:
      /\b(?:must|shall|has to|have to|needs? to|is to|are to|only after|not before|until|before)\b[^.;]{0,60}\b(?:approved?|released?|signed(?: off)?|countersigned?|confirmed?|checked|reviewed|authori[sz]ed?)\b[^.;]{0,12}\bby (?:the |an? |our |two )|\bis (?:approved|released|signed off|countersigned|checked|reviewed) by (?:the |an? |our |two )/i,
  },
]

const little = new Set(
  'must shall should will would have has had been with without from into that this these those they their them there each every only also then than when where which what who whom whose and the for are not may can need needs own any all our its log sign account accounts login logins access system approved released signed confirmed checked reviewed before after until automatic automatically fully manual human approval step intervention'.split(
    ' ',
  ),
)
/** The words before the verb: of whom or what a sentence speaks. */
const subjectOf = (text: string) => {
  const subject =
    text.split(/\b(?:must|shall|should|will|is|are|has|have|gets?|do|does|may|can|needs?|logs?|signs?|uses?)\b/i)[0] ?? ''
  return wordsOf(subject.slice(0, 80)).filter((word) => word.length > 3 && !little.has(word))
}
const behindFor = (text: string) =>
  wordsOf(/\bfor (?:the |our |any |all )?([\p{L}’' -]{3,30})/iu.exec(text)?.[1] ?? '').filter(
    (word) => word.length > 3 && !little.has(word),
  )

const isSame = (one: string[], other: string[]) => {
  const [first, second] = one.length <= other.length ? [one, other] : [other, one]
  return first.length > 0 && first.length === second.length && first.every((word) => second.includes(word))
}

function opposedConduct(statements: Statement[]): Contradiction[] {
  return opposites.flatMap(({ one, other, about }) => {
    const refused = statements.filter((statement) => one.test(told(statement)) && !limited.test(told(statement)))
    const asked = statements.filter(
      (statement) => other.test(told(statement)) && !one.test(told(statement)) && !limited.test(told(statement)),
    )
    return refused.slice(0, 12).flatMap((first) => {
      const subject = subjectOf(told(first))
      const whom = subject.length > 0 ? subject : behindFor(told(first))
      return asked
        .slice(0, 20)
        .filter((second) => isSame(whom, subjectOf(told(second))))
        .map((second): Contradiction => ({ a: first.id, b: second.id, kind: 'other', about: `${whom.join(' ')}: ${about}` }))
    })
  })
}

const rhythm = String.raw`(?:nightly|overnight|every night|once (?:a|per) (?:day|night|week)|daily|weekly|each night)`
const onlyRarely = new RegExp(
  String.raw`\b${rhythm}\b[^.;]{0,60}\b(?:nothing (?:else|more)|only|no other|that is all|not more often)\b|\b(?:only|nothing but|no more than|cannot)\b[^.;]{0,40}\b${rhythm}\b`,
  'i',
)
const atOnce =
  /\b(?:in real[- ]time|real[- ]time|instantly|immediately|at once|within (?:a few |\d+ |two |five |ten |thirty |sixty )?(?:seconds?|minutes?)|within an? (?:second|minute))\b/i
const binds = /\b(?:must|shall|has to|have to|is to|are to|needs? to)\b/i

/** A system that delivers once a night and nothing else, and what is to be seen of it within minutes. */
function rarelyAndAtOnce(statements: Statement[], systems: NamedSystem[]): Contradiction[] {
  const byId = new Map(statements.map((statement) => [statement.id, statement]))
  return systems.slice(0, 40).flatMap(({ statements: ids, name, aliases }) => {
    const here = ids.flatMap((id) => byId.get(id) ?? [])
    const rare = here.find((statement) => onlyRarely.test(told(statement)))
    if (rare === undefined) return []
    const isFrom = new RegExp(
      String.raw`\b(?:from|in|of)\s(?:the |our )?(?:${[name, ...aliases].map(escape).join('|')})(?![\p{L}\p{N}])`,
      'iu',
    )
    const soon = here.find(
      (statement) =>
        statement !== rare && binds.test(told(statement)) && atOnce.test(told(statement)) && isFrom.test(told(statement)),
    )
    return soon ? [{ a: rare.id, b: soon.id, kind: 'other' as const, about: name }] : []
  })
}
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const languages =
  'English|French|German|Dutch|Spanish|Italian|Portuguese|Polish|Swedish|Norwegian|Danish|Finnish|Welsh|Irish|Catalan|Basque|Arabic|Hindi|Tamil|Sinhala|Turkish|Greek|Russian|Ukrainian|Romanian|Hungarian|Czech|Croatian|Serbian'
const surface = /\b(?:user interface|interface|screens?|app|portal|surface|front[- ]?end|menus?)\b/i
const inOne = new RegExp(
  String.raw`\b(?:only in|exclusively in|in) (${languages})(?: only| alone)\b|\b(?:only|exclusively) in (${languages})\b|\b(${languages})[- ]only\b`,
  'u',
)
const inOthers = new RegExp(
  String.raw`\b(?:must|shall|has to|have to|is to|are to|needs? to)\b[^.;]{0,60}\bin (?:both )?(${languages})\b([^.;]{0,60})`,
  'u',
)

/** The screens in one language alone, and in another. */
function languagesThatDiffer(statements: Statement[]): Contradiction[] {
  const one = statements.find(
    (statement) => surface.test(told(statement)) && inOne.test(told(statement)) && !limited.test(told(statement)),
  )
  if (one === undefined) return []
  const found = inOne.exec(told(one))
  const language = found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
  const other = statements.find((statement) => {
    const asked = inOthers.exec(told(statement))
    const isOther =
      asked !== null && (asked[1] !== language || new RegExp(languages.replace(`${language}|`, ''), 'u').test(asked[2] ?? ''))
    return (
      statement !== one &&
      isOther &&
      surface.test(told(statement)) &&
      !inOne.test(told(statement)) &&
      !limited.test(told(statement))
    )
  })
  return other === undefined ? [] : [{ a: one.id, b: other.id, kind: 'other', about: 'language of the screens' }]
}

/** What is asked of the same people, system or screens in two ways that exclude each other. */
export const conductThatIsOpposed = (statements: Statement[], systems: NamedSystem[]): Contradiction[] => [
  ...opposedConduct(statements),
  ...rarelyAndAtOnce(statements, systems),
  ...languagesThatDiffer(statements),
]
