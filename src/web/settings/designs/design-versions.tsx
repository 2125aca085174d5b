import type { ShownDesign } from '#shared/api/references.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { SettingsPart } from '#web/settings/settings-part.tsx'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/reference-designs.ts'

type DesignVersionsProps = { versions: ShownDesign['versions']; onShow: (version: number) => void }

/** The firm's versions of a design, newest first. */
export const DesignVersions = ({ versions, onShow }: DesignVersionsProps) => (
  <SettingsPart title={words.versions}>
    <ol className="divide-y divide-line">
      {versions.map(({ version, by, at, isBack, name }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {words.versionBy(version, by)}, <time dateTime={at}>{momentLabel(at)}</time>
            <span className="block text-ink-3">{isBack ? words.wentBack : name}</span>
          </span>
          {!isBack && (
            <Button size="small" onClick={() => onShow(version)}>
              {words.show(version)}
            </Button>
          )}
        </li>
      ))}
    </ol>
  </SettingsPart>
)
