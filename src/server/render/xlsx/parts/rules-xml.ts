import { element, escapeXml } from '#server/open-xml/xml.ts'
import type { Condition } from '#server/render/xlsx/tables/closed-lists.ts'
import type { Validation } from '#server/render/xlsx/tables/validation.ts'

/** A condition under which a cell gets another look; the first of several rules takes precedence. */
export function conditionXml(condition: Condition, index: number): string {
  const { range, format } = condition
  const [kind, formula] =
    'word' in condition
      ? [{ type: 'cellIs', operator: 'equal' }, `"${condition.word.replaceAll('"', '""')}"`]
      : [{ type: 'expression' }, condition.formula]
  const rule = element('cfRule', { ...kind, dxfId: format, priority: index + 1 }, element('formula', {}, escapeXml(formula)))
  return element('conditionalFormatting', { sqref: range }, rule)
}

export function validationXml(validation: Validation): string {
  const shared = { errorStyle: 'warning', allowBlank: 1, showErrorMessage: 1, sqref: validation.range }
  const formula = (name: string, text: string | number | undefined) =>
    text === undefined ? '' : element(name, {}, escapeXml(String(text)))
  if (validation.type === 'list') {
    const told = {
      errorTitle: 'Not in the list',
      error: 'This column takes one of the words in its list. Use yours anyway?',
    }
    return element('dataValidation', { type: 'list', ...shared, ...told }, formula('formula1', validation.formula))
  }
  const { type, from, to, prompt } = validation
  const operator = to === undefined ? 'greaterThanOrEqual' : 'between'
  const told = {
    showInputMessage: 1,
    promptTitle: 'To fill in',
    prompt,
    errorTitle: 'Out of bounds',
    error: `${prompt} Use yours anyway?`,
  }
  return element('dataValidation', { type, operator, ...shared, ...told }, [formula('formula1', from), formula('formula2', to)])
}
