import { searchWords } from '../texts/search-words.ts'
import { stemOf } from './word-stem.ts'

/** Stop words in English and German, without diacritics (`fur`): part of a question's grammar, not of its subject. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after again all already also am an and any anybody anyone anything are as at be because become been before being both ' +
    'but by can could did do does doing done during each either ever every everyone everything exactly few for from get gets got ' +
    'had happen happened happens has have having he her here him his how i if in into is it its itself just kind let like long ' +
    'made make makes many may me might more most much must my need needs no nobody nor not nothing now of off often on once one ' +
    'only onto or other our out over own per please quickly say says shall she should since so some somebody someone something ' +
    'soon sort still such take takes taken tell than that the their them then there these they thing things this those through to ' +
    'today too under until up upon us very want wanted wants was way we were what when where whether which while who whom whose ' +
    'why will with within without would yet you your ' +
    'aber alle als also am an auch auf aus bei bis da damit dann das dass dem den der des die dies diese diesem diesen dieser ' +
    'dieses doch dort du durch ein eine einem einen einer eines er es etwas fur gibt habe haben hat hatte ich ihr im in ist ja ' +
    'jede jedem jeden jeder jedes kann konnen lange man mehr mit muss mussen nach nicht noch nur oder oft ob schnell sehr sein ' +
    'sich sie sind soll sollen sollte uber um und uns unser unsere unter viel viele vom von vor wann war warum was welche welchem ' +
    'welchen welcher welches wem wen wenn wer werden wie wieso wieviel wir wird wo wurde wurden zu zum zur zwischen'
  ).split(' '),
)

/** Maximum number of words used to search documents. */
const mostSearched = 24

export const stemsOf = (text: string): string[] => searchWords(text).map(({ word }) => stemOf(word))

/** The words of a question that carry its meaning, each once. */
export const contentWords = (question: string): string[] => [
  ...new Set(
    searchWords(question)
      .map(({ word }) => word)
      .filter((word) => word.length > 1 && !stopWords.has(word)),
  ),
]

/** The words used to search documents. */
export const searchedWords = (question: string): string[] => contentWords(question).slice(0, mostSearched)

const goesOn =
  /^\W*(?:and|or|but|also|why|(?:what|how) about|since when|until when|und|oder|aber|auch|warum|was ist mit|seit wann|bis wann)\b/i

/** A question with too little content of its own is combined with the previous one. */
export const withPreviousQuestion = (question: string, before: string | null): string =>
  before !== null && (goesOn.test(question) || contentWords(question).length === 0) ? `${question} ${before}` : question
