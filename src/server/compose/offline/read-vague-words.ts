type VagueWord = { words: RegExp; asks: string; proposal: string }

/** Words that promise a quality without a measure, with the measure that we would put in their place. */
const vagueWords: VagueWord[] = [
  {
    words: /\b(?:fast|quick(?:ly)?|rapid(?:ly)?|responsive|high[- ]performance)\b/i,
    asks: 'what response time is meant',
    proposal: '95 % of pages and answers within 3 seconds at peak load',
  },
  {
    words: /\b(?:scalab(?:le|ility)|elastic)\b/i,
    asks: 'to what load it must scale',
    proposal: 'twice the stated peak without a change of design, shown by a load test',
  },
  {
    words: /\b(?:high(?:ly)? availab(?:le|ility)|always on|no downtime)\b/i,
    asks: 'what availability is meant',
    proposal: '99.5 % measured monthly, outside announced maintenance',
  },
  {
    words: /\b(?:user[- ]friendly|easy to use|intuitive|simple to use)\b/i,
    asks: 'how ease of use is judged',
    proposal: '8 of 10 first-time users finish the main task without help, and the screens meet WCAG 2.2 AA',
  },
  {
    words: /\b(?:flexible|future[- ]proof|extensib(?:le|ility))\b/i,
    asks: 'which change must be easy',
    proposal: 'a further source or consumer is added in 10 working days without a change to existing parts',
  },
  {
    words: /\b(?:secure|state[- ]of[- ]the[- ]art security)\b/i,
    asks: 'against which standard security is judged',
    proposal: 'ISO/IEC 27001 controls, with a penetration test before go-live',
  },
  {
    words: /\b(?:real[- ]time|right now|instant(?:ly)?|immediate(?:ly)?)\b/i,
    asks: 'how old the data may be',
    proposal: 'no older than 60 seconds',
  },
  { words: /\b(?:as soon as possible|timely|promptly|in good time)\b/i, asks: 'by when', proposal: 'within 1 working day' },
  {
    words: /\b(?:large (?:volumes?|amounts?)|huge|massive|lots of)\b/i,
    asks: 'how much is meant',
    proposal: 'volumes measured on the sources in the first two weeks',
  },
  {
    words: /\b(?:better|improved?|reduce(?:d)?|more efficient|modern)\b/i,
    asks: 'by how much, measured against what',
    proposal: 'a baseline measured before the start and a target agreed on it',
  },
]

/** Words without a measure, for a text that has none. */
export function readVagueWords(text: string): { word: string; asks: string; proposal: string }[] {
  return vagueWords.flatMap(({ words, asks, proposal }) => {
    const word = words.exec(text)?.[0]
    return word ? [{ word, asks, proposal }] : []
  })
}
