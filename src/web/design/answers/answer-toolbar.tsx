import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Options } from '#web/ui/options.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/design-answers.ts'
import { SelectAll } from '../selection/select-boxes.tsx'
import { type AnswerFilter, answerFilters } from './answer-filters.ts'
import type { Answers } from './use-answers.ts'

/** The filters of the list, each with its number of statements. */
export const AnswerToolbar = ({ answers }: { answers: Answers }) => {
  const { counts, filter, search, narrow } = answers
  const options = answerFilters.map((value) => ({ value, label: `${words.filters[value]} (${counts[value]})` }))
  return (
    <search className="flex flex-wrap items-center gap-2">
      <fieldset aria-label={words.show} className="hidden min-w-0 flex-wrap gap-1 @3xl:flex">
        {answerFilters.map((value) => (
          <Button
            key={value}
            variant="quiet"
            size="small"
            aria-pressed={filter === value}
            onClick={() => narrow({ filter: value })}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            {words.filters[value]}
            <span className="text-xs tabular-nums">{counts[value]}</span>
          </Button>
        ))}
      </fieldset>
      <div className="flex-[1_1_14rem] @3xl:hidden">
        <Select aria-label={words.show} value={filter} onChange={({ target }) => narrow({ filter: target.value as AnswerFilter })}>
          <Options of={options} />
        </Select>
      </div>
      <SearchInput
        className="min-w-0 flex-[1_1_14rem] @3xl:max-w-72"
        aria-label={words.searchStatements}
        placeholder={words.wordsOrReference}
        value={search}
        onChange={({ target }) => narrow({ search: target.value })}
      />
    </search>
  )
}

/** Selects all visible statements, and shows which of them no longer match the filter. */
export const ShownRows = ({ answers }: { answers: Answers }) => {
  const { shown, selection, staleCount, narrow } = answers
  const box = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 text-sm text-ink-2">
      <SelectAll ref={box} selection={selection} text={words.selectAllShown(shown.length)} />
      {staleCount > 0 && (
        <p className="flex items-center gap-1 text-ink-3">
          {words.rowsNoLongerMatch(staleCount)}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              box.current?.focus()
              narrow({})
            }}
          >
            {words.hideThem}
          </Button>
        </p>
      )}
    </div>
  )
}
