export const classNames = {
  public: 'Public',
  internal: 'Internal',
  confidential: 'Confidential',
  personal: 'Personal',
  'special-category': 'Special category',
} as const
