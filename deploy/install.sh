#!/bin/sh
# Installs Talewind from its wheel into a folder of its own: `deploy/install.sh /opt/talewind/0.2.0 dist/talewind-0.2.0-py3-none-any.whl`.
# It needs Python 3.12 or newer and pip's package index. It needs no root, no home and no user name.
set -eu
[ $# -eq 2 ] || { echo "usage: install.sh FOLDER WHEEL" >&2; exit 2; }
folder=$1 wheel=$2
pinned=$(dirname "$0")/../requirements/base.txt

for python in ${PYTHON:-python3.13 python3.14 python3.12 python3}; do
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null && break
  python=
done
[ -n "$python" ] || { echo "Talewind needs Python 3.12 or newer; name it with PYTHON." >&2; exit 1; }

[ -n "${HOME:-}" ] || export PIP_NO_CACHE_DIR=1 # pip would keep its cache in a folder named ~, here
"$python" -m venv "$folder"
pip() { "$folder/bin/python" -m pip --quiet --disable-pip-version-check --no-input "$@"; }
pip install --require-hashes --only-binary :all: --requirement "$pinned"
pip install --no-deps "$wheel"
"$folder/bin/talewind" decks --check
