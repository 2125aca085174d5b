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

/** Optional text fields. */
export const RequirementFields = ({ form, names, rows }: RequirementFieldsProps) =>
  names.map((name) => (
    <Field key={name} label={briefFieldLabels[name]} hint={hints[name]}>
      {(control) => <TextArea {...control} {...(rows && { rows })} {...form.register(`requirements.${name}`)} />}
    </Field>
  ))

/** Rarely used fields, folded until they are filled. */
export const CollapsibleLimitFields = ({ form, open }: { form: BriefFormState; open?: boolean }) => (
  <FoldedFields title={words.constraintsAndAssumptions} {...(open !== undefined && { open })}>
    <RequirementFields form={form} names={['constraints', 'assumptions']} />
  </FoldedFields>
)
