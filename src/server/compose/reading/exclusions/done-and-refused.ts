import type { Contradiction, Statement } from '../reading.ts'
import { actDeniedAndAsked } from './act-denied.ts'
import { bindsAlways, isSameThing, nounsIn, thingOf, toldIn, topicsOf } from './binding-words.ts'

const most = 40

const whereabouts = String.raw`(?:positions?|locations?|whereabouts|movements?|GPS|routes?|tracks?|where (?:an? |the |each |every )?\p{L}+ (?:is|are|walks?|goes|drives?|moves?|works?|stands?))`
const noTracking = new RegExp(
  String.raw`\b(?:not|never|no|nobody|nothing|without)\b[^.;:]{0,40}\b(?:record|transmit|track|follow|log|store|collect|see|show|locat)\p{L}*\b[^.;:]{0,40}\b${whereabouts}|\bno (?:tracking|location tracking|GPS) of\b`,
  'iu',
)
const tracking = new RegExp(
  String.raw`\b(?:see|sees|seen|know|knows|known|show|shows|shown|follow|follows|followed|record|records|recorded|track|tracks|tracked|log|logged)\b[^.;:]{0,30}\b${whereabouts}\b[^.;:]{0,40}\b(?:each|every|all|any|always|live|in real[- ]time|continuous\w*)\b`,
  'iu',
)
const ofGoods =
  /\b(?:vans?|trucks?|lorr(?:y|ies)|trains?|bus(?:es)?|trams?|ships?|boats?|vessels?|containers?|parcels?|boxes|pallets?|trailers?|tools?|machines?|cranes?|sensors?|assets?|cows?|animals?|wagons?|goods|samples?|sites?|trees?|meters?|stock|articles?|shelf)\b/i

/** People whose whereabouts nobody may follow, and must. */
function trackedAndNot(statements: Statement[]): Contradiction[] {
  const fits = (statement: Statement, words: RegExp) => words.test(toldIn(statement)) && !ofGoods.test(toldIn(statement))
  const refused = statements.find((statement) => fits(statement, noTracking) && bindsAlways(toldIn(statement)))
  const asked = statements.find(
    (statement) =>
      statement !== refused && fits(statement, tracking) && !fits(statement, noTracking) && bindsAlways(toldIn(statement)),
  )
  return refused && asked
    ? [{ a: asked.id, b: refused.id, kind: 'other', about: '', how: 'followed at any moment, and not to be followed' }]
    : []
}

const approval = 'approval|consent|release|signature|sign-?off|confirmation|authori[sz]ation|permission|decision|yes'
const onlyApproved = new RegExp(
  String.raw`\b(?:no|not an?|never an?) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:is|are|may be|must be|shall be|can be|gets?|goes|leaves)\b[^.;]{0,40}\bwithout (?:the |an? |prior |written |express |explicit )*(?:${approval}) (?:of|by|from) (?:the |an? |one |two |our )?\p{L}+`,
  'iu',
)
const eachApproved = new RegExp(
  String.raw`\b(?:every|each|all|any) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:is|are|must be|has to be|have to be|shall be|needs? to be) (?:first )?(?:approved|released|signed(?: off)?|checked|confirmed|reviewed|read|looked at) by (?:the |an? |one |two |our )?\p{L}+`,
  'iu',
)
const untouched = new RegExp(
  String.raw`(?:^|[:;,] )(?:all |every |each |the |our )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?) (?:is|are|must be|shall be|will be|has to be|gets?|goes?|leaves?|go out|goes out)\b[^.;]{0,120}\b(?:without (?:any )?(?:human|manual|staff)\b|fully automatic\w*|no (?:human|manual) (?:intervention|step|check|approval))`,
  'iu',
)
const isProposal = /\b(?:propos\w+|suggest\w*|drafts?|prefill\w*|reminders?)\b/i

/** “No notice is released without the approval of an officer”, “notices are published without human intervention”. */
function approvedAndAutomatic(statements: Statement[]): Contradiction[] {
  const headOf = (words: string) => nounsIn(words).at(-1)
  const told = statements
    .map((statement) => ({ statement, text: toldIn(statement) }))
    .filter(({ text }) => bindsAlways(text) && !isProposal.test(text))
  const bound = told.flatMap(({ statement, text }) => {
    const head = headOf((onlyApproved.exec(text) ?? eachApproved.exec(text))?.[1] ?? '')
    return head ? [{ statement, head }] : []
  })
  return bound.slice(0, most).flatMap(({ statement, head }) => {
    const free = told.find(({ statement: other, text }) => other !== statement && headOf(untouched.exec(text)?.[1] ?? '') === head)
    return free
      ? [
          {
            a: statement.id,
            b: free.statement.id,
            kind: 'other' as const,
            about: head,
            how: 'approved by a person, and done without one',
          },
        ]
      : []
  })
}

const nothingLater =
  /\b(?:nothing|no (?:\p{L}+ )?\p{L}+|what(?:ever)? (?:is|comes)) (?:that is |which is )?(?:recorded |booked |received |entered |posted |arriving |coming in |comes |in )?(?:later|afterwards|thereafter|after (?:that|this|midnight|the (?:cut-?off|closing|end|last day)))\b[^.;]{0,40}\b(?:enters?|counts?|included|considered|taken|accepted|added|changes?)\b/iu
const laterCounts =
  /\b(?:up to|until|till|through|by) the (?:first|second|third|fourth|fifth|sixth|tenth|\d+(?:st|nd|rd|th)) (?:working |business |calendar |bank )?day (?:of|in|after) (?:the )?(?:new|next|following|close|closing|end|month|quarter)\b[^.;]{0,60}\b(?:included|counts?|counted|enters?|belongs?|taken|added|considered)\b/i

/** Closed for what comes later, and open for it for three more days. */
function laterRefusedAndTaken(statements: Statement[]): Contradiction[] {
  return statements
    .filter((statement) => nothingLater.test(toldIn(statement)))
    .flatMap((one) => {
      const topics = topicsOf(toldIn(one))
      const other = statements.find(
        (late) => late !== one && laterCounts.test(toldIn(late)) && topicsOf(toldIn(late)).some((word) => topics.includes(word)),
      )
      return other
        ? [{ a: one.id, b: other.id, kind: 'date' as const, about: '', how: 'nothing later counts, and something later does' }]
        : []
    })
}

const what = String.raw`((?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+?(?:\s(?:of|from)\s(?:the |an? |our )?[\p{L}'’-]+)?)`
const stays = new RegExp(
  String.raw`(?:^|[:;,.] ?|\b(?:the|our|all) )${what} (?:may|must|shall|can|do|does|will)(?: never|not| not) (?:ever )?leave (?:the|our) (?:building|house|premises|network|hospital|abbey|site|campus|country|school|mill|yard|plant|bank|court)\b(?! (?:without|unencrypted|before|until|unless|by)\b)`,
  'iu',
)
const leaves = new RegExp(
  String.raw`(?:^|[:;,.] ?|\b(?:the|our|all) )${what} (?:is|are|must be|shall be|will be|get|gets) (?:\p{L}+ )?(?:sent|uploaded|processed|transcribed|translated|stored|kept|copied|analy[sz]ed|evaluated|hosted|backed up) (?:to|in|by|at|on|into) (?:the |an? )?(?:\p{L}+ )?(?:cloud|external (?:provider|service|firm|company)|service provider|foreign|data cent(?:re|er) abroad|abroad)\b`,
  'iu',
)

/** What may not leave the house, and is worked on outside. */
function insideAndOutside(statements: Statement[]): Contradiction[] {
  const told = statements
    .map((statement) => ({ statement, text: toldIn(statement) }))
    .filter(({ text }) => bindsAlways(text) && !/\b(?:anonym|pseudonym|encrypt|aggregat)\w*/i.test(text))
  const thingIn = (text: string, frame: RegExp) => thingOf(frame.exec(text)?.[1] ?? '')
  return told.flatMap(({ statement, text }) => {
    const kept = thingIn(text, stays)
    const out =
      kept &&
      told.find((other) => {
        const thing = other.statement === statement ? undefined : thingIn(other.text, leaves)
        return thing !== undefined && isSameThing(kept, thing)
      })
    return out
      ? [
          {
            a: statement.id,
            b: out.statement.id,
            kind: 'place' as const,
            about: kept.head,
            how: 'may not leave, and is worked on outside',
          },
        ]
      : []
  })
}

const hoursOf: Record<string, number> = { min: 1 / 60, h: 1, day: 24, week: 168 }
const closesBefore =
  /\b(?:close[sd]?|ends?|stops?|no longer possible|possible until|must be (?:made|placed|sent|received|booked|cancelled)|at least|no later than|not later than)\b[^.;]{0,30}?\b(?:before|ahead of|in advance|prior to)\b/i
const onTheDay =
  /\b(?:on the same day|the same day|same-day|on the day (?:itself|of)|at the last (?:minute|moment)|up to the (?:start|beginning)|spontaneous\w*|without (?:prior )?(?:booking|notice|registration))\b/i
const doings = /\b(book|order|regist|cancel|chang|enrol|reserv|report|request|swap|appl|announc)\p{L}*/giu
const doingsIn = (text: string) => new Set([...text.matchAll(doings)].map(([, stem]) => stem!.toLowerCase()))

/** Closed a day before, and open on the day. */
function closedAndOpen(statements: Statement[]): Contradiction[] {
  return statements.flatMap((one) => {
    const text = toldIn(one)
    const lead = one.measures.find(({ unit }) => Object.hasOwn(hoursOf, unit))
    if (!lead || lead.value * hoursOf[lead.unit]! < 12 || !closesBefore.test(text) || !bindsAlways(text)) return []
    const done = doingsIn(text)
    const topics = topicsOf(text)
    const other = statements.find((late) => {
      const told = toldIn(late)
      const isSame =
        [...doingsIn(told)].some((stem) => done.size === 0 || done.has(stem)) &&
        topicsOf(told).some((word) => topics.includes(word))
      return (
        late !== one &&
        onTheDay.test(told) &&
        /\b(?:may|can|must|shall|is possible|are possible|allowed|accepted)\b/i.test(told) &&
        !/\b(?:not|no|never|nobody)\b/i.test(told) &&
        isSame
      )
    })
    return other
      ? [{ a: one.id, b: other.id, kind: 'date' as const, about: '', how: 'closed before the day, and open on the day' }]
      : []
  })
}

/** What is refused in one place and asked for in another, in words that need not be the same. */
export const doneAndRefused = (statements: Statement[]): Contradiction[] => [
  ...actDeniedAndAsked(statements),
  ...trackedAndNot(statements),
  ...approvedAndAutomatic(statements),
  ...laterRefusedAndTaken(statements),
  ...insideAndOutside(statements),
  ...closedAndOpen(statements),
]
