import ChevronRight from 'lucide-react/icons/chevron-right'
import type { BriefField } from '#shared/brief.ts'
import { Field, TextArea } from '#web/ui/field.tsx'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as words from '#words/documents.ts'
import type { BriefFormState } from './use-brief-form.ts'

const hints: Partial<Record<BriefField, string>> = {
  technicalRequirements: words.oneToLineOrAs,
  additionalContext: words.anythingElseThatDocumentShould,
}

type RequirementFieldsProps = { form: BriefFormState; names: readonly BriefField[]; rows?: number }

/** Texts that may be left out. */
export const RequirementFields = ({ form, names, rows }: RequirementFieldsProps) =>
  names.map((name) => (
    <Field key={name} label={briefFieldLabels[name]} hint={hints[name]}>
      {(control) => <TextArea {...control} {...(rows && { rows })} {...form.register(`requirements.${name}`)} />}
    </Field>
  ))

/** Rarely said, and so folded away until they are. */
export const CollapsibleLimitFields = ({ form, open }: { form: BriefFormState; open?: boolean }) => (
  <details className="group" open={open}>
    <summary className="-mx-2 flex h-9 cursor-pointer list-none items-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink-2 hover:bg-raised hover:text-ink pointer-coarse:h-11">
      <ChevronRight aria-hidden size={16} className="text-ink-3 transition-transform duration-150 group-open:rotate-90" />
      {words.constraintsAndAssumptions}
    </summary>
    <div className="mt-2 grid gap-4">
      <RequirementFields form={form} names={['constraints', 'assumptions']} />
    </div>
  </details>
)
