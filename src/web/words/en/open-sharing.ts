import type { OpenSharing } from '#shared/api/open-sharing.ts'
import { plural } from '../counted.ts'

const listed = ({ links, shares }: OpenSharing) =>
  [
    links > 0 && plural(links, '1 link', `${links} links`),
    shares > 0 && plural(shares, '1 share with an email address', `${shares} shares with email addresses`),
  ]
    .filter(Boolean)
    .join(' and ')

export const itIsStillShared = (name: string) => `${name} is archived and still shared. End sharing?`
export const whatStillOpens = (open: OpenSharing) =>
  `Outside readers can still open it: ${listed(open)}. If you end sharing, none of these work any more.`
export const endSharing = 'End sharing'
export const keepSharing = 'Leave it shared'
