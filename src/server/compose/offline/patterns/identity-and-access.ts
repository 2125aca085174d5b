import { identityAndAccessChoices } from './identity-and-access-choices.ts'
import type { Pattern } from './pattern.ts'

export const identityAndAccess: Pattern = {
  id: 'identity-and-access',
  name: 'Identity and access',
  noun: 'identity platform',
  approach:
    'Each person and service has one identity, fed from the system that knows who works here; access is asked for, approved, reviewed and taken back in one place, and applications trust its tokens instead of keeping passwords.',
  calledBy: [
    { words: /\bidentity (?:and|&) access\b|\bIAM\b|\bidentity (?:management|platform|governance|provider)\b/i, weight: 6 },
    { words: /\b(?:customer identity|CIAM|social (?:log-?in|sign-?in))\b/i, weight: 5 },
    { words: /\b(?:joiners?|movers?|leavers?)\b|\baccess (?:reviews?|recertification|certification)\b/i, weight: 5 },
    { words: /\b(?:privileged access|segregation of duties|orphan(?:ed)? accounts?|PAM)\b/, weight: 4 },
    { words: /\b(?:Okta|Auth0|SailPoint|CyberArk|Ping Identity|ForgeRock|Keycloak|Saviynt)\b/, weight: 3 },
    { words: /\b(?:single sign-on|SSO|passkeys?|passwordless|multi-factor|MFA)\b/i, weight: 2 },
    { words: /\b(?:attribute[- ]based|fine[- ]grained) (?:access|authori[sz]ation)\b/i, weight: 3 },
  ],
  elements: [
    {
      capability: 'identity',
      responsibility:
        'Signs in people and services with more than a password, and issues short-lived tokens that every application trusts.',
    },
    { capability: 'identity-governance' },
    {
      capability: 'operational-store',
      responsibility: 'Keeps every grant with its request, approver, reason and next review, and the history of each.',
    },
    { capability: 'access-policy', optional: true },
    { capability: 'privileged-access', optional: true },
    { capability: 'log-archive', optional: true },
  ],
  relations: [
    {
      from: 'identity-governance',
      to: 'identity',
      label: 'Creates, changes and closes accounts',
      technology: 'SCIM over HTTPS',
      synchronous: false,
    },
    {
      from: 'identity-governance',
      to: 'operational-store',
      label: 'Records requests, approvals and reviews',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'identity',
      to: 'access-policy',
      label: 'Supplies who the caller is and what roles they hold',
      technology: 'Signed token',
      synchronous: true,
    },
    {
      from: 'privileged-access',
      to: 'identity',
      label: 'Lends a role for a task and takes it back',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'identity',
      to: 'log-archive',
      label: 'Hands over each sign-in and each change of rights',
      technology: 'Log export',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Access grant',
      description: 'That a person or service may do something, since when, why, and until when.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['grant_id', 'text', 'Its key', 'internal'],
        ['identity_id', 'text', 'Who holds it', 'personal'],
        ['role', 'text', 'What it allows, in the words of the business', 'internal'],
        ['approved_by', 'text', 'Who answers for it', 'personal'],
        ['expires_at', 'timestamp', 'When it ends unless it is renewed', 'internal'],
      ],
    },
    {
      name: 'Access review',
      description: 'A reviewer’s decision to keep or withdraw a grant.',
      store: 'operational-store',
      classification: 'confidential',
      fields: [
        ['grant_id', 'text', 'What was reviewed', 'internal'],
        ['reviewer', 'text', 'Who decided', 'personal'],
        ['decision', 'text', 'Kept, changed or withdrawn', 'internal'],
        ['decided_at', 'timestamp', 'When', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Sign-in and tokens',
      provider: 'identity',
      consumers: ['web-application', 'mobile-application', 'api-gateway', 'access-policy', 'identity-governance'],
      operations: [
        {
          name: 'Sign in',
          request: 'Application, requested scopes and proof of possession',
          response: 'Identity token and access token, valid for minutes',
          errors: [
            'Further proof needed: a second factor is asked for',
            'Account closed or locked, told alike',
            'Scope not granted to this application',
          ],
        },
        {
          name: 'Renew a token',
          request: 'Refresh token, used once',
          response: 'New tokens with the roles as they are now',
          errors: ['Used before: the whole session is ended', 'Withdrawn: the person has left or the device is reported lost'],
        },
      ],
    },
    {
      name: 'Accounts and grants',
      provider: 'identity-governance',
      consumers: ['privileged-access', 'domain-services'],
      operations: [
        {
          name: 'Request access',
          request: 'Person, role, reason and end',
          response: 'Request with its approvers',
          errors: [
            'Conflict: the role may not be held together with another',
            'Unknown role',
            'No approver: the role has no owner',
          ],
        },
        {
          name: 'Close an account',
          request: 'Person and time of leaving',
          response: 'Applications from which access was withdrawn',
          errors: ['Partly done: an application did not answer; it is tried again and reported'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'Somebody leaves',
      trigger: 'The personnel system reports a last working day.',
      steps: [
        ['source', 'identity-governance', 'Reports the person and the time of leaving'],
        ['identity-governance', 'identity', 'Closes the account and ends its sessions'],
        ['identity-governance', 'operational-store', 'Withdraws every grant and records when'],
        ['identity', 'log-archive', 'Records the change where nobody can alter it'],
      ],
      failure: {
        when: 'An application cannot be reached when access is to be withdrawn.',
        response:
          'The account is closed at the identity provider all the same, so that no new token is issued; the withdrawal is tried again every hour and the application’s owner is called after the third attempt.',
      },
      shows: /\b(?:leavers?|leave|removed|withdrawn|deprovision\w*|closed|joiners?|movers?)\b/i,
    },
    {
      name: 'A person signs in',
      trigger: 'Somebody opens an application without a valid session.',
      steps: [
        ['person', 'identity', 'Proves who they are with a passkey or a second factor'],
        ['identity', 'access-policy', 'Supplies identity, roles and the strength of the proof'],
        ['identity', 'log-archive', 'Records the sign-in with device and place'],
      ],
      failure: {
        when: 'The identity provider cannot be reached.',
        response:
          'Sessions that are open go on until their tokens end; two sealed emergency accounts, tested each quarter, let administrators in, and each use of them raises an alert.',
      },
      shows: /\b(?:sign(?:s|ed)?[- ]?(?:in|on)|SSO|log-?in|MFA|multi-factor|passwords?|passkeys?)\b/i,
    },
  ],
  targets: [
    { topic: 'availability', proposal: '99.95 % measured monthly for sign-in', reason: 'nobody can work while it is down' },
    {
      topic: 'response time',
      proposal: '95 % of sign-ins within 2 seconds after the last factor',
      reason: 'a token has to be issued and one page loaded',
    },
    { topic: 'recovery', proposal: 'RPO 5 minutes and RTO 1 hour', reason: 'a grant withdrawn must not come back with a restore' },
    {
      topic: 'retention',
      proposal: 'sign-in records for 12 months',
      reason: 'an intrusion is often found months later',
      basis: 'PCI DSS 4.0, requirement 10.5.1',
    },
    {
      topic: 'volume',
      proposal: 'identities, applications and sign-ins counted in the first two weeks',
      reason: 'licences follow from them',
    },
  ],
  questions: [
    {
      asks: 'The brief does not name the system that knows who works here. Which one counts for joiners, movers and leavers?',
      unless: /\b(?:Workday|SuccessFactors|HR system|personnel system|HCM|Oracle Fusion|payroll|customers? sign|citizens?)\b/i,
      proposal: 'The personnel system counts for employees; contractors get a sponsor and an end date in {identity-governance}',
      reason: 'an account without a source is never closed',
      owner: 'Head of human resources',
    },
    {
      asks: 'The brief does not say how quickly access ends when somebody leaves. Within which time?',
      unless: /\b(?:within|after)\b[^.]{0,40}\b(?:leav|last day|terminat)|\bleav\w+\b[^.]{0,80}\bwithin\b/i,
      proposal: 'Within 1 hour of the last working day’s end, at once on request',
      reason: 'most misuse by leavers happens in the first days',
      owner: 'Chief information security officer',
    },
  ],
  ...identityAndAccessChoices,
}
