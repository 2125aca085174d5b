/** Pieces that signals of the catalogue share; `@duration` in a signal stands for its expression. */
const number = String.raw`\b(?:\d[\d.,]*|(?:half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety)\b)`
const unit = String.raw`(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|hours?|h|(?:working |business |calendar )?days?|weeks?|months?|quarters?|semesters?|years?)`
const role =
  'manager|supervisor|lead(?:er)?|officer|clerk|physician|doctor|consultant|pharmacist|nurse|engineer|editor|curator|inspector|director|board|committee|human(?: being)?|person|people|staff|somebody|someone|colleague|owner|lawyer|solicitor|auditor|accountant|dispatcher|foreman|forewoman|controller|operator|teacher|farmer|handler|advis[eo]r|assessor|reviewer|specialist|expert|planner|case ?worker|employee|authority|master|chief|head|captain|judge|registrar|librarian|archivist|scientist|analyst|administrator|steward|user|member|department|team|approver|signatory|buyer|driver|technician|professional|examiner|midwife|chemist|actuary|underwriter|trader|counsellor|treasurer|secretary|chair|partner'
const fragments: Record<string, string> = {
  number,
  duration: String.raw`${number}[ -](?:full )?${unit}\b`,
  person: String.raw`(?:the |an? |our |their |its |another |second |duty |responsible )*(?:[a-z]+ ){0,2}(?:${role})s?\b`,
  /** A few words of the same clause. */
  near: '[^.;:]{0,25}?',
  gap: '[^.;]{0,70}?',
  /** Words of a form of sentence: few, a whole clause, a clause that denies. */
  few: '[^;]{0,60}?',
  clause: '[^;]{2,180}?',
  doing: '[^;,]{2,60}?',
  refusal: String.raw`(?=[^;]{0,120}?\b(?:no|not|never|nothing|nobody|none|neither|cannot|can['’]t|mustn['’]t|won['’]t|refused|rejected|blocked|forbidden|impossible)\b)[^;]{3,200}?`,
  never: String.raw`(?:never|not|no longer|cannot|can't|mustn't|won't|may not|must not|isn't|aren't|don't|doesn't)\b`,
  /** Something of the plant, the network or a neighbour is not there. */
  fails:
    "(?:fail\\w*|is down|are down|goes down|went down|down\\b|dead\\b|dies?\\b|breaks?\\b|broken|lost\\b|loses?\\b|unreachable|unavailable|unreliable|not (?:answer|available|reachable|respond|work)\\w*|doesn't (?:answer|respond|work)|no (?:answer|signal|link|connection)|silent|outages?|crash\\w*|cut off|interrupt\\w*|offline|goes (?:out|off)|falls out|out of (?:order|service)|disturbed|faulty)",
  deny: "(?:no|not|never|nobody|nothing|none|neither|nor|without|w/o|cannot|can't|mustn't|isn't|aren't|won't|doesn't|don't|hasn't|haven't|forbidden|refus\\w*|reject\\w*|prevent\\w*|impossible|excluded)\\b",
  weekday: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
  month: '(?:january|february|march|april|may|june|july|august|september|october|november|december)',
}

/** Says why an expression may not stand in the catalogue, or undefined. A statement is matched in time linear to its length. */
export function findFaultOfSignal(signal: string): string | undefined {
  const unknown = [...signal.matchAll(/@([a-z]+)/g)].find(([, name = '']) => !Object.hasOwn(fragments, name))
  if (unknown)
    return `it uses ${unknown[0]}, which is none of ${Object.keys(fragments)
      .map((name) => `@${name}`)
      .join(', ')}`
  if (/\.[*+]|\[\^[^\]]*\][*+]|\{\d+,\}/.test(signal)) return 'it repeats without a bound; write @near or @gap'
  if (/[*+}]\??\)[*+{]/.test(signal)) return 'a repetition stands inside a repetition, which can take very long'
  try {
    compileSignal(signal)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A form is that of the whole sentence. */
export const compileForm = (form: string) => new RegExp(String.raw`^(?:${expandedOf(form)})$`, 'i')

const compiledSignals = new Map<string, RegExp>()
/** A signal begins at a word's beginning and is free to end inside a word: `verif` finds `verified`. Each is compiled once. */
export function compileSignal(signal: string): RegExp {
  const known = compiledSignals.get(signal)
  if (known) return known
  const compiled = new RegExp(String.raw`\b(?:${expandedOf(signal)})`, 'i')
  compiledSignals.set(signal, compiled)
  return compiled
}

const expandedOf = (signal: string) =>
  signal.replace(/@([a-z]+)/g, (whole, name: string) => (Object.hasOwn(fragments, name) ? fragments[name]! : whole))
