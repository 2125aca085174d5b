import type { LocalModel } from '#shared/api/keys.ts'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { language } from '#words/language.ts'
import * as words from '#words/settings.ts'
import { SavingNote } from './saving-note.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useSaving } from './use-saving.ts'

/** The local model in the server's settings; it can be tested here but only configured there. */
export function LocalModelPart({ local }: { local: LocalModel | null }) {
  const { isBusy, save, ...note } = useSaving()
  if (!local)
    return (
      <SettingsPart title={words.aModelOfYourOwn} description={words.noLocalModel}>
        {null}
      </SettingsPart>
    )
  const test = () =>
    save(async () => {
      const { test: answer } = await api.keys.testLocal({})
      if (answer.status === 'connected') return words.localModelAnswers(local.model)
      throw new AppError('conflict', answer.message ?? words.localModelDoesNotAnswer)
    })
  const rows = [
    [words.address, local.address],
    [words.model, local.model],
    [words.context, words.tokens(local.context.toLocaleString(language))],
  ]
  return (
    <SettingsPart title={words.aModelOfYourOwn} description={words.localModelIsSet}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <SavingNote {...note} />
      <div>
        <Button disabled={isBusy} onClick={() => void test()} aria-label={words.testLocalModel}>
          {words.test}
        </Button>
      </div>
    </SettingsPart>
  )
}
