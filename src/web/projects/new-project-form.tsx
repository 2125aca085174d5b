import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { projectLimits } from '#shared/projects.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { useClientChoices } from '#web/documents/client-choices.ts'
import { ClientOptions } from '#web/ui/client-options.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import { reloadProjects } from './live-queries.ts'

const empty = { client: '', name: '', lead: '', startsOn: '', endsOn: '' }

const days = [
  ['startsOn', words.startsOn],
  ['endsOn', words.endsOn],
] as const

/** A form for a project without documents. It keeps its input until the project exists. */
export function NewProjectForm({ onCancel }: { onCancel: () => void }) {
  const [values, setValues] = useState(empty)
  const [missing, setMissing] = useState<string[]>([])
  const choices = useClientChoices(true)
  const navigate = useNavigate()
  const begin = useMutation({
    mutationFn: () =>
      api.projects.begin({
        client: values.client,
        name: values.name,
        lead: values.lead,
        startsOn: values.startsOn || null,
        endsOn: values.endsOn || null,
      }),
    onSuccess: async ({ id }) => {
      await reloadProjects()
      void navigate(`/projects/${id}`)
    },
  })
  const change = (some: Partial<typeof empty>) => setValues({ ...values, ...some })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const left = (['client', 'name'] as const).filter((name) => values[name].trim() === '')
    setMissing(left)
    const [first] = left
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement).focus()
    else begin.mutate()
  }
  const error = (name: string, sentence: string) => (missing.includes(name) ? sentence : undefined)
  return (
    <Panel title={words.newProject}>
      <form
        aria-label={words.newProject}
        noValidate
        onSubmit={submit}
        className="grid gap-4 p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-3"
      >
        <Field label={general.client} required error={error('client', words.chooseAClient)}>
          {(control) => (
            <Select
              {...control}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing New Project moves the focus here
              autoFocus
              name="client"
              value={values.client}
              onChange={({ target }) => change({ client: target.value })}
            >
              <option value="">{words.selectAClient}</option>
              <ClientOptions clients={choices} />
            </Select>
          )}
        </Field>
        <TextField
          label={words.projectName}
          required
          error={error('name', words.giveProjectName)}
          name="name"
          maxLength={200}
          value={values.name}
          onChange={(name) => change({ name })}
        />
        <TextField label={words.lead} maxLength={projectLimits.person} value={values.lead} onChange={(lead) => change({ lead })} />
        {days.map(([name, label]) => (
          <Field key={name} label={label}>
            {(control) => <DateInput {...control} label={label} value={values[name]} onChange={(day) => change({ [name]: day })} />}
          </Field>
        ))}
        <div className="grid gap-3 sm:col-span-2 lg:col-span-3">
          {begin.isError && <ErrorBanner>{sentenceFor(begin.error)}</ErrorBanner>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" disabled={begin.isPending}>
              {words.createProject}
            </Button>
            <Button onClick={onCancel}>{general.cancel}</Button>
          </div>
        </div>
      </form>
    </Panel>
  )
}
