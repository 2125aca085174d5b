import { useState } from 'react'
import type { ProjectStage } from '#shared/api/projects.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/projects.ts'
import { updatePlanItem } from './change-project.ts'
import { inlineStyle } from './inline-field.tsx'

/** Adds a task to a stage, or to the project. */
export function AddTask({ project, stage }: { project: string; stage?: ProjectStage }) {
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const label = stage ? words.addTaskTo(stage.title) : words.addATask
  const add = async () => {
    try {
      await updatePlanItem(project, 'new', { title, parentKey: stage?.key ?? null })
      setTitle('')
      setError(undefined)
    } catch (failure) {
      setError(sentenceFor(failure))
    }
  }
  return (
    <form
      className="mt-1.5 grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() !== '') void add()
      }}
    >
      <div className="flex gap-2">
        <input
          aria-label={label}
          placeholder={words.addATask}
          value={title}
          maxLength={300}
          onChange={({ target }) => setTitle(target.value)}
          autoComplete="off"
          className={`${inlineStyle} max-w-md`}
        />
        {title.trim() !== '' && <Button type="submit">{words.add}</Button>}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </form>
  )
}
