import type { Question } from '../assembly/design.ts'

/** What a question supposes of the sentence that it is asked of: whoever reads both has to see why. */
const supposed: [asks: RegExp, ofSentence: RegExp][] = [
  [
    /does the place also bind|does that hold for copies/,
    /\b(?:data|records?|files?|images?|information|documents?|backups?|cop(?:y|ies)|stored?|kept|held|host\w*|process\w*|servers?|cloud|region|EU|EEA|UK|abroad|premises)\b/i,
  ],
  [
    /security fix go out within the freeze/,
    /\b(?:freez\w*|no (?:changes?|releases?|deploy\w*)|nothing (?:is |may be )?changed|change|releases?|between \d)\b/i,
  ],
  [
    /what is above the limit: wait, drop/,
    /^(?![\s\S]*(?:[€£$]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|a year|per year|annum|budget|maintenance)\b))/i,
  ],
  [
    /where does the formula stand/,
    /\b(?:calculat\w*|comput\w*|reckon\w*|formula|rates?|prices?|fees?|tariffs?|sum|total|percent|points|allocat\w*|distribut\w*|interest|%|scores?)/i,
  ],
  [
    /who translates/,
    // “Dutch clients” are people; “in Dutch”, “Dutch and English” are languages.
    /^(?![\s\S]*\bspeaking\b)[\s\S]*(?:languages?|translat|lingual|\b\p{Lu}\p{Ll}+(?:ish|ese|ian|ch|man|ic|in|dic|guese)\b(?! (?!(?:and|or|as|is|are|too|only|always|where|for|when|versions?|texts?|north|south)\b)\p{L}{3}))/u,
  ],
  [
    /which roles may be the second person/,
    /\b(?:second|two|2|four[- ]eyes?|both|another|other|countersign\w*|nobody|no one|whoever|himself|same person)\b/i,
  ],
  [/who records that the condition/, /\b(?:if|when|once|until|unless|only|after|before|as soon as|provided)\b/i],
  [
    /where it is late|what happens when it is late/,
    /\b(?:by|before|until|within|every|each|at|no later|deadline|nightly|daily|hour|minutes?|seconds?|\d)/i,
  ],
  [
    /longest time offline that must be bridged/,
    /^(?![\s\S]*\b(?:(?:visitors|people|customers|members|those|residents|families|patients) without|leaves? (?:our|the) network))[\s\S]*\b(?:offline|off-line|without (?:a |any )?(?:network|connection|signal|internet|line)|no (?:network|signal|coverage|connection|internet)|if it is not|connection|network|signal|coverage)\b/i,
  ],
]

/** Whether what a question takes for granted stands in its sentence; a question without a sentence fits. */
export function fitsItsSentence({ text, source }: Question): boolean {
  const sentence = source.from === 'brief' ? source.quote : undefined
  return sentence === undefined || supposed.every(([asks, ofSentence]) => !asks.test(text) || ofSentence.test(sentence))
}
