type VagueWord = { words: RegExp; asks: string; proposal: string; answeredBy: RegExp; holdsForAll?: true }

const times = /^(?:response time|freshness|duration|batch window|throughput)$/
const sizes = /^(?:throughput|concurrent users|users|data volume|data volume per time|utilisation)$/
const anything = /./

/** Words that promise a quality without a measure, with the measure that we would put in their place and the subject that answers. */
const vagueWords: VagueWord[] = [
  {
    words:
      /\b(?:fast(?! healthcare)|quick(?:ly)?(?! wins)|rapid(?:ly)?|responsive(?! (?:design|web|layout|site))|high[- ]performance|performant|low[- ]latency|without (?:noticeable )?delay)\b/i,
    asks: 'what response time is meant',
    proposal: '95 % of pages and answers within 3 seconds at peak load',
    answeredBy: times,
  },
  {
    words: /\b(?:scalab(?:le|ility)|elastic(?! ?search| cloud)|high[- ]throughput|many users)\b/i,
    asks: 'to what load it must scale',
    proposal: 'twice the stated peak without a change of design, shown by a load test',
    answeredBy: sizes,
  },
  {
    words: /\b(?:high(?:ly)?[- ]availab(?:le|ility)|always on|always available|(?:no|minimal|little) downtime)\b/i,
    asks: 'what availability is meant',
    proposal: '99.5 % measured monthly, outside announced maintenance',
    answeredBy: /^availability$/,
    holdsForAll: true,
  },
  {
    words: /\b(?:robust|resilient|reliable|dependable|stable|fault[- ]tolerant)\b/i,
    asks: 'which failures it must survive, and how soon it must run again',
    proposal: 'the loss of one machine or zone without a loss of data, and service again within 4 hours',
    answeredBy: /^(?:availability|recovery (?:point|time))$/,
  },
  {
    words: /\b(?:user[- ]friendly|easy to (?:use|learn|understand)|easily|intuitive(?:ly)?|simple to use|seamless(?:ly)?)\b/i,
    asks: 'how ease of use is judged',
    proposal: '8 of 10 first-time users finish the main task without help, and the screens meet WCAG 2.2 AA',
    answeredBy: /^(?:accuracy|share)$/,
  },
  {
    words: /\b(?:flexible|future[- ]proof|extensib(?:le|ility)|adaptable|configurable|agile)\b/i,
    asks: 'which change must be easy',
    proposal: 'a further source or consumer is added in 10 working days without a change to existing parts',
    answeredBy: anything,
  },
  {
    words:
      /\b(?:secure(?:ly)?(?! (?:file|socket|shell|hash|copy))|state[- ]of[- ]the[- ]art security|adequate(?:ly)? protected|appropriate (?:security|protection))\b/i,
    asks: 'against which standard security is judged',
    proposal: 'ISO/IEC 27001 controls, with a penetration test before go-live',
    answeredBy: /^$/,
  },
  {
    words:
      /\b(?:(?:near[- ])?real[- ]time|right now|instant(?:ly|aneous(?:ly)?)?|immediate(?:ly)?|up[- ]to[- ]date|current figures|live (?:data|figures))\b/i,
    asks: 'how old the data may be',
    proposal: 'no older than 60 seconds',
    answeredBy: times,
  },
  {
    words: /\b(?:as soon as possible|timely|promptly|in good time|in a reasonable time)\b/i,
    asks: 'by when',
    proposal: 'within 1 working day',
    answeredBy: times,
  },
  {
    words: /\b(?:regular(?:ly)?|periodic(?:ally)?|frequent(?:ly)?|from time to time)\b/i,
    asks: 'how often',
    proposal: 'once a month',
    answeredBy: /^(?:duration|batch window|freshness)$/,
  },
  {
    words: /\b(?:large (?:volumes?|amounts?|numbers?)|huge|massive|lots of|big data|high volumes?)\b/i,
    asks: 'how much is meant',
    proposal: 'volumes measured on the sources in the first two weeks',
    answeredBy: anything,
  },
  {
    words:
      /\b(?:modern(?!i[sz]| slavery)|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class|cutting[- ]edge|enterprise[- ]grade|industry[- ]leading|high[- ]quality)\b/i,
    asks: 'how somebody can tell that it is so',
    proposal: 'products in support by their makers for at least 3 years after go-live, and nothing beyond that',
    answeredBy: anything,
  },
  {
    words:
      /\b(?:better|improved?|improvement|reduce(?:d|s)?|more efficient(?:ly)?|cost[- ]effective(?:ly)?|cheaper|optimi[sz]ed?)\b/i,
    asks: 'by how much, measured against what',
    proposal: 'a baseline measured before the start and a target agreed on it',
    answeredBy: anything,
  },
  {
    words:
      /\b(?:as (?:needed|appropriate|required)|where (?:appropriate|possible|necessary)|if possible|sufficient(?:ly)?|adequate(?:ly)?|reasonabl[ey]|etc)\b/i,
    asks: 'who decides when that is so, and by which rule',
    proposal: 'the product owner, by a written list of cases that is agreed during design',
    answeredBy: /^$/,
  },
]

/** Words without a measure, for a text whose measures have these subjects, and those that other sentences measure for the whole. */
export function readVagueWords(
  text: string,
  measured: string[] = [],
  elsewhere: string[] = [],
): { word: string; asks: string; proposal: string }[] {
  return vagueWords.flatMap(({ words, asks, proposal, answeredBy, holdsForAll }) => {
    const word = words.exec(text)?.[0]
    const known = holdsForAll ? [...measured, ...elsewhere] : measured
    return word && !known.some((subject) => answeredBy.test(subject)) ? [{ word, asks, proposal }] : []
  })
}
