import type { BriefField } from '#shared/brief.ts'
import { Field, TextArea } from '#web/ui/field.tsx'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as words from '#words/documents.ts'
import { FoldedFields } from './folded-fields.tsx'
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
  <FoldedFields title={words.constraintsAndAssumptions} {...(open !== undefined && { open })}>
    <RequirementFields form={form} names={['constraints', 'assumptions']} />
  </FoldedFields>
)
