import type { Asked, Part } from './design.ts'
import { sourceOf } from './design.ts'
import { asSentence, bare, capitalised, withoutArticle } from './phrases.ts'
import { topicOf } from './topic-of.ts'

/**
 * Verbs of keeping, showing and moving a record, with the noun an architect would name the module by. Any other verb needs a
 * way of doing it: such a need gets a module under the brief's noun and stays a question, for nobody has designed it yet.
 */
const nounsOf: Record<string, string> = {
  answer: 'replies',
  apply: 'application',
  approve: 'approval',
  archive: 'archive',
  assign: 'assignment',
  attach: 'attachments',
  bill: 'billing',
  book: 'booking',
  cancel: 'cancellation',
  capture: 'capture',
  catalogue: 'catalogue',
  close: 'closing',
  collect: 'collection',
  compare: 'comparison',
  confirm: 'confirmation',
  copy: 'copying',
  count: 'counting',
  create: 'entry',
  display: 'display',
  download: 'download',
  edit: 'editing',
  enter: 'entry',
  export: 'export',
  file: 'filing',
  filter: 'filter',
  fill: 'entry',
  group: 'grouping',
  import: 'import',
  inform: 'notices',
  invoice: 'invoicing',
  issue: 'issue',
  label: 'labels',
  link: 'links',
  list: 'list',
  log: 'log',
  maintain: 'upkeep',
  manage: 'administration',
  measure: 'measurements',
  note: 'notes',
  notify: 'notices',
  order: 'ordering',
  photograph: 'photographs',
  plan: 'plan',
  post: 'posting',
  present: 'view',
  print: 'printing',
  publish: 'publication',
  receive: 'receipt',
  record: 'records',
  register: 'register',
  release: 'release',
  remind: 'reminders',
  report: 'reports',
  request: 'requests',
  reserve: 'reservation',
  return: 'returns',
  save: 'records',
  scan: 'scanning',
  search: 'search',
  select: 'selection',
  send: 'dispatch',
  show: 'view',
  sign: 'signing',
  sort: 'sorting',
  store: 'store',
  submit: 'submission',
  tag: 'tags',
  track: 'tracking',
  transfer: 'transfer',
  upload: 'upload',
  view: 'view',
  weigh: 'weighing',
}

/** What pages and a record do by themselves; planning, sending or comparing takes more. */
const ofARecord = new Set(
  'apply archive attach book cancel capture catalogue close collect confirm create display download edit enter file fill filter group issue label link list log maintain manage note order photograph present receive record register request reserve save select show sign store submit tag track upload view'.split(
    ' ',
  ),
)

/** These say how something is, not what somebody does with a record. */
const states =
  /^(?:be|have|stay|remain|continue|exist|belong|need|want|like|wish|cost|take|last|start|begin|end|finish|run|work|use|include|contain|consist|follow|expect|accept|offer|propose|bid|price|quote|know|understand|think|hope|do|get|go|come|become|happen|see|lose|must|let|say|mean|seem|look)$/i

const vague =
  /^(?:all|any|other|every|each|such|the|these|those|same|new|existing|following|different|various|several|own|whole)\s+/i
const timeWord = /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times?)$|\b(?:say|must|has|is|are)\b/i
const noThing =
  /^(?:it|them|they|this|that|these|those|us|we|you|i|he|she|me|one|data|things?|stuff|everything|something|who|which|what)$/i

/** “letters on receipt”, “scan” → “Letter scanning”: the brief's noun, then what is done with it. */
function nameOf(topic: string, verb: string): string | undefined {
  const noun = nounsOf[verb.toLowerCase()]
  let object = topic
  while (vague.test(object)) object = object.replace(vague, '')
  const [head = '', rest] = object.split(/\s(?=(?:of|for|from|to|in|on|with|by|per|at|and|or)\s)/)
  if (noThing.test(object) || timeWord.test(object) || head.split(' ').length > 4 || !/\p{L}{3}/u.test(head)) return undefined
  if (/[^\p{L}\p{N}\s'’/&-]/u.test(head)) return undefined
  const name =
    !noun || object.toLowerCase().includes(noun)
      ? object
      : rest || head.split(' ').length > 2
        ? `${noun} of ${head}`
        : `${singular(head)} ${noun}`
  return capitalised(name)
}

const singular = (words: string) =>
  words
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=\p{L}{2}(?:sh|ch|x|ss))es$/u, '')
    .replace(/(?<=\p{Ll}{2}[^s\W])s$/u, '')

/** What another system of the client's keeps is no record here. */
const isRecordKept = ({ verb, systems }: Asked['statement']) =>
  ofARecord.has(verb?.toLowerCase() ?? '') && systems.every(({ role }) => role === 'banned')

/** A need that only keeps, shows or moves a record is a module under its own name. */
export function functionOf(asked: Asked): Part | undefined {
  const { statement, requirement } = asked
  const { verb, actor, affirms, kind } = statement
  const object = topicOf(statement)
  if (!affirms || kind !== 'need' || !verb || !object || states.test(verb)) return undefined
  const isSystem = statement.systems.some(({ name: system }) => object.toLowerCase() === system.toLowerCase())
  const name = isSystem ? undefined : nameOf(object, verb)
  if (!name) return undefined
  const who = actor && !noThing.test(bare(actor)) ? ` by ${bare(withoutArticle(actor))}` : ''
  const how = `pages and a record for the ${name.charAt(0).toLowerCase()}${name.slice(1)}${who}, with who and when`
  return {
    key: `function:${statement.id}`,
    name,
    kind: 'component',
    role: 'function',
    side: 'work',
    source: sourceOf(statement),
    technologyStated: false,
    sentences: [asSentence(statement.text)],
    meets: new Map(isRecordKept(statement) ? [[requirement.id, how]] : []),
    statements: [statement],
    takes: ['record'],
    gives: ['record'],
  }
}
