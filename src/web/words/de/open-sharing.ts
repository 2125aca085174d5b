import type { OpenSharing } from '#shared/api/open-sharing.ts'
import { plural } from '../counted.ts'

const listed = ({ links, shares }: OpenSharing) =>
  [
    links > 0 && plural(links, '1 Link', `${links} Links`),
    shares > 0 && plural(shares, '1 Freigabe für eine E-Mail-Adresse', `${shares} Freigaben für E-Mail-Adressen`),
  ]
    .filter(Boolean)
    .join(' und ')

export const itIsStillShared = (name: string) => `${name} ist archiviert und noch freigegeben. Freigaben beenden?`
export const whatStillOpens = (open: OpenSharing) =>
  `Externe können es weiterhin öffnen: ${listed(open)}. Wenn Sie die Freigaben beenden, gilt nichts davon mehr.`
export const endSharing = 'Freigaben beenden'
export const keepSharing = 'Freigegeben lassen'
