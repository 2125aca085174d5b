import type { Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { capitalised, countOf, numberWord, sentence } from '../../english.ts'
import { column, showing, table, text } from '../../make-blocks.ts'
import { headline } from '../slide.ts'

/** Maximum questions that can be read from the back of a room. */
const mostAsked = 5

export const asks: Chapter = {
  id: 'asks',
  heading: 'What we need from you',
  ask: 'For the speaker: what is asked of whom, and by when.',
  alsoCalled: ['question', 'next step', 'ask', 'open point', 'decision needed'],
  body: ({ solution: { questions } }) => {
    if (questions.length === 0) return undefined
    const rows = questions
      .slice(0, mostAsked)
      .map(({ id, owner, text: words }): Cell[] => [text(capitalised(owner)), text(sentence(words), id)])
    return {
      heading: headline(
        questions.length > mostAsked
          ? `Of ${questions.length} questions, we need these ${numberWord(mostAsked)} answered first`
          : `We need ${countOf(questions.length, 'answer')} from you`,
      ),
      blocks: [
        table('asks-table', '', {
          columns: [column('owner', 'Who', 26), column('question', 'Question', 74)],
          rows,
          shows: showing(questions.slice(0, mostAsked), { owner: ['owner'], question: ['text'] }),
        }),
      ],
    }
  },
  words: () => [],
}
