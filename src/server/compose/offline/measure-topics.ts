import type { Requirement } from '#server/solution/solution.ts'

export type MeasureTopic = {
  topic: string
  units: RegExp
  /** Words near the number that say it measures this. */
  words: RegExp
  /** Words that many measures have, so that they tell only where no other word does. */
  weak?: RegExp
  characteristic?: NonNullable<Requirement['characteristic']>
}

const time = /^(?:ms|s|min|h|day|working day|week|month|year)$/

/** What numbers in briefs measure, the more particular first. */
export const measureTopics: MeasureTopic[] = [
  {
    topic: 'recovery point',
    units: time,
    words:
      /\b(?:RPO|recovery[- ]point(?:[- ]objective)?|loss of data|data loss|los(?:e|es|ing) (?:at most|up to|no more|not more|only)|(?:of|more) data (?:may|can|must|is|are|be) (?:\w+ )?lost)\b/i,
    characteristic: 'Reliability',
  },
  {
    topic: 'recovery time',
    units: time,
    words:
      /\b(?:RTO|recovery[- ]time(?:[- ]objective)?|(?:restored?|recover(?:ed|y)?|(?:up|online|running) again|back (?:up|online|in (?:service|operation|use)|to normal)) (?:with)?in|failover|(?:maximum|tolerable|tolerated) (?:downtime|outage))\b/i,
    characteristic: 'Reliability',
  },
  { topic: 'availability', units: /^%$/, words: /\b(?:availab\w+|uptime|SLA)\b/i, characteristic: 'Reliability' },
  {
    topic: 'deletion on request',
    units: /^(?:day|working day|week|month)$/,
    words:
      /\bask for (?:their|the) (?:\w+ )?data to be deleted|\b(?:erasure|deletion) requests?|\bright to (?:erasure|be forgotten)/i,
  },
  {
    topic: 'retention',
    units: /^(?:day|week|month|year)$/,
    words: /\b(?:retain\w*|retention(?! team)|kept|keep|keeps|deleted?|deletion|purged?|archiv\w+|eras\w+|stored for|hold)\b/i,
  },
  {
    topic: 'freshness',
    units: time,
    words:
      /\b(?:fresh\w*|older than|stale|up to date|near[- ]real[- ]time|visible|propagat\w+|end-to-end delay|available within|after (?:the )?(?:event|change)|of (?:a|the|each|any|every) (?:change|update)|behind the source|refresh\w*|latest|lag|reflected|reach\w*|appear\w*)\b/i,
    characteristic: 'Performance efficiency',
  },
  {
    topic: 'response time',
    units: /^(?:ms|s|min)$/,
    words:
      /\b(?:respon\w+|latency|load|loads|opens? (?:with)?in|evaluated|answer\w*|return\w*|quer(?:y|ies)|screen|page|scor\w+|render\w*|search\w*|decision|serve\w*|first word)\b/i,
    weak: /\bp\d\d\b|\bpercentile\b/i,
    characteristic: 'Performance efficiency',
  },
  {
    topic: 'batch window',
    units: /^(?:min|h)$/,
    words: /\b(?:batch|window|overnight|nightly|load(?:ed|s)?|run|job|complete\w*|finish\w*)\b/i,
    characteristic: 'Performance efficiency',
  },
  {
    topic: 'concurrent users',
    units: /users|people|staff|sessions|agents|handlers|viewers|conversations|advisers/,
    words: /\b(?:concurrent\w*|simultaneous\w*|at the same time|at peak|peak|in parallel)\b/i,
    characteristic: 'Performance efficiency',
  },
  {
    topic: 'users',
    units:
      /^(?:[a-z-]+ ){0,2}(?:users|people|staff|analysts|planners|agents|handlers|managers|employees|advisers|customers|members|residents|subscribers|editors|clinicians|officers|journalists|scientists|viewers)$/,
    words: /./,
  },
  { topic: 'data volume per time', units: /^[kMGTP]B\//, words: /./, characteristic: 'Performance efficiency' },
  { topic: 'data volume', units: /^[kMGTP]B$/, words: /./ },
  { topic: 'budget', units: /^[A-Z]{3}(?:\/\w+)?$/, words: /./ },
  {
    topic: 'throughput',
    units:
      /^(?!(?:ms|s|min|h|day|working day|week|month|year)\/)[^%]+\/(?:s|min|h|day|night|week|month|year)$|^(?:tps|rps|rpm|qps|[mg]bps)$/,
    words: /./,
    characteristic: 'Performance efficiency',
  },
  {
    topic: 'accuracy',
    units: /^%$/,
    words:
      /\b(?:accura\w+|must find|detects?|precision|recall|correct\w*|grounded|false positives?|error rate|match rate|f1|deflect\w*|agreement|confidence|AUC)\b/i,
    characteristic: 'Functional suitability',
  },
  {
    topic: 'utilisation',
    units: /^%$/,
    words: /\b(?:utili[sz]ation|headroom|cpu|capacity|growth|grow\w*)\b/i,
    characteristic: 'Performance efficiency',
  },
  { topic: 'share', units: /^%(?:\/\w+)?$/, words: /./ },
  { topic: 'duration', units: time, words: /./ },
]
