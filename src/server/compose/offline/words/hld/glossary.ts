import { countOf } from '#server/document-types/english.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const glossary: ChapterWriter = ({ solution, client }) =>
  solution.terms.length === 0
    ? []
    : paragraphs(
        paragraphOf(
          say(
            `${countOf(solution.terms.length, 'word')} ${solution.terms.length === 1 ? 'is' : 'are'} used here in one sense only`,
          ),
          say(`Where ${client} uses one differently, its sense should replace ours`),
        ),
      )
