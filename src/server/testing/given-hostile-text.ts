/** Text that has broken files: it must be printed as it stands, or not at all where no file can hold it. */
export const hostileTexts = [
  '</w:t></w:r><w:p>markup</w:p>',
  '<script>alert(1)</script> & "quotes" \'and\' &amp; &#0;',
  '{{template}} {% raw %} ${code} =HYPERLINK("https://example.org") @SUM(1)',
  'control \u0001\u0002\u001B characters \u0007',
  'halves \uD800 of \uDC00 pairs',
  'non-characters \uFFFE \uFFFF',
  'right to left: \u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627 \u202Eoverride\u202C',
  'emoji 👩‍🔬🇬🇧 and 漢字 and combining e\u0301\u0323',
  'x'.repeat(10_000),
  'two\nlines and\ta tab,\r\nand three',
  '',
  ' ',
  '   led by spaces',
] as const
