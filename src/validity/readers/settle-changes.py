"""Opens redlined Word files in one LibreOffice: all changes accepted they are the later file, all refused the earlier.

For each base path BASE: BASE-redline.docx, BASE-before.docx and BASE-after.docx. A line of JSON for each, with what differs.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException


def setting(name, value):
    made = PropertyValue()
    made.Name, made.Value = name, value
    return made


def connect(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
    for _ in range(240):
        try:
            return resolver.resolve(f'uno:pipe,name={pipe};urp;StarOffice.ComponentContext')
        except NoConnectException:
            time.sleep(0.5)
    raise SystemExit('LibreOffice did not start.')


def plain(text):
    return re.sub(r'\s+', ' ', text).strip()


def lines_of(text):
    """Every paragraph with its style, every row with its cells; empty ones say nothing."""
    lines = []
    for part in text:
        if part.supportsService('com.sun.star.text.TextTable'):
            for row in range(part.Rows.Count):
                cells = [plain(part.getCellByPosition(column, row).String) for column in range(part.Columns.Count)]
                lines.append('|'.join(cells))
        else:
            lines.append((part.ParaStyleName, plain(part.String)))
    return lines


def body_of(document):
    lines = lines_of(document.Text)
    # The contents before the first heading tell of pages, which LibreOffice counts anew.
    first = next((at for at, line in enumerate(lines) if isinstance(line, tuple) and line[0] == 'Heading 1' and line[1]), 0)
    said = [line[1] if isinstance(line, tuple) else line for line in lines[first:]]
    return [re.sub(r'^(Table|Figure) \d+', r'\1', line) for line in said if line.strip('| ')]


def main(bases):
    profile, pipe = tempfile.mkdtemp(), f'settle-{os.getpid()}'
    program = ['soffice', '--headless', '--norestore', f'-env:UserInstallation=file://{profile}', f'--accept=pipe,name={pipe};urp;']
    server = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        context = connect(pipe)
        manager = context.ServiceManager
        desktop = manager.createInstanceWithContext('com.sun.star.frame.Desktop', context)
        dispatcher = manager.createInstanceWithContext('com.sun.star.frame.DispatchHelper', context)

        def read(path, command=None):
            document = desktop.loadComponentFromURL(f'file://{path}', '_blank', 0, (setting('Hidden', True),))
            changes = document.Redlines.createEnumeration()
            count = 0
            while changes.hasMoreElements():
                changes.nextElement()
                count += 1
            if command:
                dispatcher.executeDispatch(document.CurrentController.Frame, command, '', 0, ())
            lines = body_of(document)
            document.close(False)
            return lines, count

        for base in bases:
            answer = {'changes': 0, 'differences': []}
            for command, side in (('AcceptAllTrackedChanges', 'after'), ('RejectAllTrackedChanges', 'before')):
                settled, answer['changes'] = read(f'{base}-redline.docx', f'.uno:{command}')
                wanted, _ = read(f'{base}-{side}.docx')
                if settled == wanted:
                    continue
                pair = next(((one, other) for one, other in zip(settled, wanted) if one != other), ('', ''))
                answer['differences'].append(f'{side}: {len(settled)} lines for {len(wanted)}; {pair[0][:200]!r} for {pair[1][:200]!r}')
            print(json.dumps(answer), flush=True)
        try:
            desktop.terminate()
        except Exception:
            pass
    finally:
        server.terminate()
        server.wait(30)


main(sys.argv[1:])
