"""The plain design as a workbook by XlsxWriter: design.json, output, runs → processor milliseconds of each run."""
import json
import sys
import time

import xlsxwriter

design_file, output, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
with open(design_file, encoding="utf-8") as file:
    design = json.load(file)


def write():
    workbook = xlsxwriter.Workbook(output, {"strings_to_formulas": False, "strings_to_urls": False})
    heading = workbook.add_format({"bold": True, "font_size": 14})
    wrapped = workbook.add_format({"text_wrap": True, "valign": "top"})
    sheet, row = workbook.add_worksheet(), 0
    for item in design:
        kind = item["kind"]
        if kind == "heading":
            if item["level"] == 1:
                sheet, row = workbook.add_worksheet(), 0
                sheet.set_column(0, 20, 24)
            sheet.write_string(row, 0, item["text"], heading)
            row += 1
        elif kind == "paragraph":
            sheet.write_string(row, 0, item["text"], wrapped)
            row += 1
        elif kind == "list":
            for line in item["items"]:
                sheet.write_string(row, 0, line["text"], wrapped)
                row += 1
        elif kind == "table":
            # Names of columns have to differ in a table of Excel.
            columns = [{"header": f"{text} {index}", "format": wrapped} for index, text in enumerate(item["headings"])]
            last = row + max(1, len(item["rows"]))
            sheet.add_table(row, 0, last, len(columns) - 1, {"columns": columns, "data": item["rows"]})
            row = last + 2
        elif kind == "picture":
            sheet.insert_image(row, 0, item["png"], {"x_scale": 0.4, "y_scale": 0.4})
            row += 20
        elif kind == "chart":
            chart = workbook.add_chart({"type": "bar"})
            for index, series in enumerate(item["series"]):
                sheet.write_column(row, 2 * index, item["categories"])
                sheet.write_column(row, 2 * index + 1, series["values"])
                last = row + len(series["values"]) - 1
                name = sheet.get_name()
                chart.add_series({
                    "name": series["name"],
                    "categories": [name, row, 2 * index, last, 2 * index],
                    "values": [name, row, 2 * index + 1, last, 2 * index + 1],
                })
            sheet.insert_chart(row, 8, chart)
            row += max(16, len(item["categories"]))
    workbook.close()


times = []
for _ in range(runs):
    start = time.process_time()
    write()
    times.append(1000 * (time.process_time() - start))
print(json.dumps(times))
