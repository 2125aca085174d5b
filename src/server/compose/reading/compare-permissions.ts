import type { Contradiction, NamedSystem, Statement } from './reading.ts'
import { singular, wordsOf } from './tokens.ts'

const reach = 300
const told = ({ text }: Statement) => text.slice(0, reach)
const limited =
  /\b(?:except|unless|other than|only (?:if|when|after|where)|if|where|when|while|until|before|after|outside|temporar\w+|at first|today|currently|for now|instead|own|without|once|as long as|in an emergency|emergenc\w+|on behalf|deput\w+|delegat\w+)\b/i

const firstOf = (words: string, pattern: RegExp) => pattern.exec(words)?.groups
const subject = String.raw`^(?:the |our |all |an? |any |each |every )?(?<who>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)`
const refuses = new RegExp(
  String.raw`${subject} (?:must|may|shall|can|should|are|is|do|does|will)(?: not|not|n['’]t| never)(?: (?:allowed|permitted|able) to| be able to)? (?<verb>\p{L}{3,}) (?:the |any |an? |all )?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,3})[.;]?$`,
  'iu',
)
const permits = new RegExp(
  String.raw`${subject} (?:must|may|shall|can|should|(?:are|is) (?:allowed|permitted|able) to|need to|has to|have to|will)(?: also| always)?(?: be able to)? (?<verb>\p{L}{3,}) (?:the |any |an? |all )?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,3})[.;]?$`,
  'iu',
)
const onlyOne = new RegExp(
  String.raw`^only (?:the |our |an? )?(?<who>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:may|can|must|shall|is allowed to|are allowed to) (?<verb>\p{L}{3,}) (?:the |any |an? |all )?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,2})[.;]?$`,
  'iu',
)
const acts = new RegExp(
  String.raw`${subject} (?:(?:may|can|must|shall) )?(?<verb>\p{L}{3,}) (?:the |any |an? |all )?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,2})[.;]?$`,
  'iu',
)

type Act = { statement: Statement; who: string; verb: string; what: string }
const plain = (words = '') => wordsOf(words).map(singular).join(' ')
const actOf = (statement: Statement, pattern: RegExp): Act[] => {
  const found = firstOf(told(statement).trim(), pattern)
  return found === undefined || limited.test(told(statement))
    ? []
    : [{ statement, who: plain(found.who), verb: plain(found.verb), what: plain(found.what) }]
}

/** “Volunteers must not see addresses” and “Volunteers can see addresses”: one role that may and may not. */
function mayAndMayNot(statements: Statement[]): Contradiction[] {
  const refused = statements.flatMap((statement) => actOf(statement, refuses))
  const permitted = statements.flatMap((statement) => (actOf(statement, refuses).length > 0 ? [] : actOf(statement, permits)))
  return refused.slice(0, 30).flatMap((one) =>
    permitted
      .filter((other) => other.who === one.who && other.verb === one.verb && other.what === one.what)
      .slice(0, 1)
      .map((other): Contradiction => ({
        a: one.statement.id,
        b: other.statement.id,
        kind: 'other',
        about: one.who,
        how: 'allowed and refused',
      })),
  )
}

/** “Only the treasurer may release payments”, “the secretary releases payments”. */
function onlyOneAndAnother(statements: Statement[]): Contradiction[] {
  const only = statements.flatMap((statement) => actOf(statement, onlyOne))
  const others = statements.flatMap((statement) => (/^only\b/i.test(told(statement)) ? [] : actOf(statement, acts)))
  const isOther = (one: Act, other: Act) =>
    other.who !== one.who && !one.who.split(' ').includes(other.who) && !other.who.split(' ').includes(one.who.split(' ').at(-1)!)
  return only.slice(0, 12).flatMap((one) =>
    others
      .filter(
        (other) =>
          other.verb === one.verb &&
          other.what === one.what &&
          isOther(one, other) &&
          !/\b(?:system|service|app|nobody|no one|it|they|we|who)\b/.test(other.who),
      )
      .slice(0, 1)
      .map((other): Contradiction => ({
        a: one.statement.id,
        b: other.statement.id,
        kind: 'other',
        about: `${one.verb} ${one.what}`,
        how: 'kept to one, and given to another',
      })),
  )
}

const whole = String.raw`(?:it|the (?:whole )?(?:system|service|platform|portal|application|website|site|hotline|register|solution))`
const neverDown = new RegExp(
  String.raw`\b(?:no|without (?:any )?|zero) ?(?:planned |scheduled )?(?:down-?time|outages?|interruptions?|stand-?stills?)\b(?! (?:of|for|in|longer|over|above|beyond|during|between|from|on))|\b${whole} (?:must|shall|may|is to|has to)(?: not| never) (?:ever )?(?:be (?:down|closed|switched off|unavailable|interrupted)|go down|stop|stand still)\b`,
  'i',
)
const isDown = new RegExp(
  String.raw`\b${whole} (?:is|may be|can be|will be|shall be|must be)(?: taken| switched)? (?:down|closed|off|offline|unavailable|shut(?: down)?|not available)\b[^.;]{0,50}\b(?:every|each|nightly|daily|weekly|monthly|between|from|on \p{L}+days?|for)\b`,
  'iu',
)

/** Never down, and down each Sunday. */
function neverAndAtTimes(statements: Statement[]): Contradiction[] {
  const isOpen = (statement: Statement) =>
    !/\b(?:except|unless|other than|outside|apart from|besides|during|old|today|currently|test)\b/i.test(told(statement))
  const never = statements.find((statement) => neverDown.test(told(statement)) && isOpen(statement))
  const down = statements.find((statement) => isDown.test(told(statement)) && !neverDown.test(told(statement)) && isOpen(statement))
  return never && down ? [{ a: never.id, b: down.id, kind: 'other', about: '', how: 'never down, and down at set times' }] : []
}

const everKept =
  /^(?:the |all |our |any )*(?<what>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:are|is|must|shall|may|will|must be|shall be)(?: be)? (?:never (?:be )?(?:deleted|erased|destroyed|removed)|not (?:be )?(?:deleted|erased|destroyed)|kept (?:for ?ever|indefinitely|without limit|permanently))[.;]?$/iu
const erasedAfter =
  /^(?:the |all |our |any )*(?<what>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:are|is|must be|shall be|will be|have to be) (?:deleted|erased|destroyed|removed) (?:after|at the end|once|as soon as|when|within|on request|upon)\b/iu

/** Kept for ever, and erased after a year. */
function keptAndErased(statements: Statement[]): Contradiction[] {
  const find = (pattern: RegExp) =>
    statements.flatMap((statement) => {
      const what = firstOf(told(statement).trim(), pattern)?.what
      return what ? [{ statement, what: plain(what) }] : []
    })
  const erased = find(erasedAfter)
  return find(everKept)
    .slice(0, 20)
    .flatMap(({ statement, what }) =>
      erased
        .filter((other) => other.what === what)
        .slice(0, 1)
        .map((other): Contradiction => ({
          a: statement.id,
          b: other.statement.id,
          kind: 'other',
          about: what,
          how: 'kept for ever, and erased',
        })),
    )
}

const stays =
  /^(?:the )?(?:system |register )?(?:it )?(?:is|stays|remains|must stay|shall remain|must remain|has to stay)(?: strictly| always)? read[- ]only[.;]?$/i
const writesInto =
  /\b(?:must|shall|has to|have to|is to|are to|is|are|will be|be) (?:written|posted|booked|entered|recorded|updated|saved)(?: back)?(?: directly)? (?:to|into|in)\s(?:the |our )?$/i

/** A system that stays read-only, and a demand to write into it. */
function readOnlyAndChanged(statements: Statement[], systems: NamedSystem[]): Contradiction[] {
  const byId = new Map(statements.map((statement) => [statement.id, statement]))
  return systems.slice(0, 40).flatMap(({ statements: ids, name, aliases }): Contradiction[] => {
    const here = ids.flatMap((id) => byId.get(id) ?? [])
    const names = [name, ...aliases]
    const closed = here.find((statement) =>
      names.some((word) => {
        const text = told(statement).replace(/^(?:the|our) /i, '')
        return text.startsWith(word) && stays.test(text.slice(word.length).trim()) && !limited.test(text)
      }),
    )
    const open = here.find(
      (statement) =>
        statement !== closed &&
        !limited.test(told(statement)) &&
        names.some((word) => {
          const at = told(statement).indexOf(word)
          return at > 0 && writesInto.test(told(statement).slice(Math.max(0, at - 60), at))
        }),
    )
    return closed && open ? [{ a: closed.id, b: open.id, kind: 'other', about: name, how: 'read only, and written into' }] : []
  })
}

/** What is allowed in one place and refused in another. */
export const permissionsThatDiffer = (statements: Statement[], systems: NamedSystem[]): Contradiction[] => [
  ...mayAndMayNot(statements),
  ...onlyOneAndAnother(statements),
  ...neverAndAtTimes(statements),
  ...keptAndErased(statements),
  ...readOnlyAndChanged(statements, systems),
]
