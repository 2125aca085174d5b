"""Opens redlined Word files in one LibreOffice: all changes accepted they are the later file, all refused the earlier.

For each base path BASE: BASE-redline.docx, BASE-before.docx and BASE-after.docx. A line of JSON for each, with what differs.
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.lang import DisposedException


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


class Office:
    """One LibreOffice for all files; it crashes now and then, and is started again for the file that it was at."""

    def __init__(self):
        self.server = None

    def start(self):
        self.stop()
        profile, pipe = tempfile.mkdtemp(), f'settle-{os.getpid()}-{time.monotonic_ns()}'
        program = ['soffice', '--headless', '--norestore', f'-env:UserInstallation=file://{profile}', f'--accept=pipe,name={pipe};urp;']
        self.server = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        context = connect(pipe)
        manager = context.ServiceManager
        self.desktop = manager.createInstanceWithContext('com.sun.star.frame.Desktop', context)
        self.dispatcher = manager.createInstanceWithContext('com.sun.star.frame.DispatchHelper', context)

    def stop(self):
        if self.server and self.server.poll() is None:
            os.killpg(self.server.pid, signal.SIGTERM)
            self.server.wait(30)

    def read(self, path, command=None):
        for attempt in range(3):
            try:
                if attempt > 0 or not self.server:
                    self.start()
                return self.read_once(path, command)
            except (DisposedException, NoConnectException):
                if attempt == 2:
                    raise

    def read_once(self, path, command):
        document = self.desktop.loadComponentFromURL(f'file://{path}', '_blank', 0, (setting('Hidden', True),))
        if command:
            self.dispatcher.executeDispatch(document.CurrentController.Frame, f'.uno:{command}', '', 0, ())
        lines = body_of(document)
        document.close(False)
        return lines


def main(bases):
    office = Office()
    try:
        for base in bases:
            differences = []
            for command, side in (('AcceptAllTrackedChanges', 'after'), ('RejectAllTrackedChanges', 'before')):
                settled, wanted = office.read(f'{base}-redline.docx', command), office.read(f'{base}-{side}.docx')
                if settled == wanted:
                    continue
                pair = next(((one, other) for one, other in zip(settled, wanted) if one != other), ('', ''))
                differences.append(f'{side}: {len(settled)} lines for {len(wanted)}; {pair[0][:200]!r} for {pair[1][:200]!r}')
            print(json.dumps(differences), flush=True)
    finally:
        office.stop()


main(sys.argv[1:])
