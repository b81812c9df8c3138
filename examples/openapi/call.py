#!/usr/bin/env python3
"""Calls any operation of the OpenAPI document by its id, with Python's standard library alone.

    python3 call.py predictRelapse < request.json
    python3 call.py runRelapseAgent patientId=p-1 < request.json
    python3 call.py listLabOrders limit=10
    python3 call.py --curl predictRelapse request.json     prints the command for curl

SVC_BASE_URL and SVC_API_KEY say where and with which key; SVC_OPENAPI names the document (file or address).
"""
import json
import os
import shlex
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

BASE = os.environ.get("SVC_BASE_URL", "http://127.0.0.1:8787")
KEY = os.environ.get("SVC_API_KEY", "")
DOCUMENT = os.environ.get("SVC_OPENAPI", BASE + "/openapi.json")
TRIES = 3
LONGEST_WAIT_SECONDS = 60


def operations():
    """Every operation by its id: method, path and parameters."""
    read = urllib.request.urlopen if "://" in DOCUMENT else open
    with read(DOCUMENT) as document:
        paths = json.load(document)["paths"]
    return {op["operationId"]: (method.upper(), path, op.get("parameters", []))
            for path, methods in paths.items() for method, op in methods.items()}


def address(path, parameters, given):
    for name, value in given.items():
        path = path.replace("{%s}" % name, urllib.parse.quote(value, safe=""))
    query = {p["name"]: given[p["name"]] for p in parameters if p["in"] == "query" and p["name"] in given}
    return BASE + "/api" + path + ("?" + urllib.parse.urlencode(query) if query else "")


def call(operation, given, body=None):
    method, path, parameters = operations()[operation]
    headers = {"Authorization": "Bearer " + KEY}
    if body is not None:
        headers["Content-Type"] = "application/json"
    if any(p["name"] == "Idempotency-Key" for p in parameters):
        headers["Idempotency-Key"] = str(uuid.uuid4())  # one key for all tries
    request = urllib.request.Request(address(path, parameters, given), body, headers, method=method)
    for attempt in range(TRIES):
        try:
            with urllib.request.urlopen(request, timeout=35) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            wait = float(error.headers.get("Retry-After") or 2 ** attempt / 2)
            passing = error.code in (408, 429) or error.code >= 500
            if not passing or attempt == TRIES - 1 or wait > LONGEST_WAIT_SECONDS:
                sys.exit(error.read().decode())
            time.sleep(wait)


def curl(operation, given, file):
    method, path, parameters = operations()[operation]
    parts = ["curl", "-sS", "--fail-with-body", "--retry", "2", "-X", method, address(path, parameters, given)]
    body = " -H 'Content-Type: application/json' --data-binary @" + shlex.quote(file) if file else ""
    return shlex.join(parts) + ' -H "Authorization: Bearer $SVC_API_KEY"' + body


if __name__ == "__main__":
    arguments = [a for a in sys.argv[1:] if a != "--curl"]
    given = dict(a.split("=", 1) for a in arguments[1:] if "=" in a)
    files = [a for a in arguments[1:] if "=" not in a]
    if "--curl" in sys.argv:
        print(curl(arguments[0], given, files[0] if files else None))
    else:
        body = sys.stdin.buffer.read() if operations()[arguments[0]][0] != "GET" else None
        print(json.dumps(call(arguments[0], given, body)))
