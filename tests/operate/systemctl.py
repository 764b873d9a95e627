"""A stand-in for systemctl on a machine whose first process is not systemd. It obeys what a unit says about the command, its user,
environment, limits, read-only root and restarts, reads nothing that it does not know, and leaves the rest to the real one."""

import os
import pwd
import resource
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

UNITS, STATE = Path("/etc/systemd/system"), Path("/run/units")
OBEYED = {
    "Type", "User", "Group", "EnvironmentFile", "Environment", "ExecStart", "ExecStartPost", "WorkingDirectory", "Restart",
    "RestartSec", "TimeoutStopSec", "LimitNOFILE", "UMask", "NoNewPrivileges",
    "CapabilityBoundingSet", "ProtectSystem", "ReadWritePaths", "PrivateTmp",
}  # fmt: skip
LEFT_TO_SYSTEMD = {
    "Description", "After", "Wants", "WantedBy", "StartLimitIntervalSec", "OnCalendar", "RandomizedDelaySec", "Persistent",
    "ProtectHome", "PrivateDevices", "ProtectClock", "ProtectControlGroups", "ProtectHostname", "ProtectKernelLogs",
    "ProtectKernelModules", "ProtectKernelTunables", "ProtectProc", "RestrictAddressFamilies", "RestrictNamespaces",
    "RestrictRealtime", "RestrictSUIDSGID", "LockPersonality", "SystemCallArchitectures", "SystemCallFilter",
}  # fmt: skip
SANDBOX = """
umask $UMASK
if [ "$PRIVATE_TMP" ]; then mount -t tmpfs -o mode=1777 tmpfs /tmp; fi
for place in $WRITABLE; do mount --bind $place $place; done
if [ "$READ_ONLY" ]; then
  cut -d ' ' -f 2 /proc/self/mounts | sort -u | while read -r place; do
    case $place in /proc*|/sys*|/dev*|/tmp) continue ;; esac
    case " $WRITABLE " in *" $place "*) continue ;; esac
    mount -o remount,bind,ro "$place"
  done
fi
cd "$FOLDER"
exec "$@"
"""


def read(unit: str) -> dict[str, str]:
    """The unit's settings; `talewind@1` is read from `talewind@.service`, with %i for what stands behind the @."""
    name, _, kind = unit.rpartition(".") if unit.endswith((".service", ".timer")) else (unit, "", "service")
    plain, at, instance = name.partition("@")
    found = {}
    for line in (UNITS / f"{plain}{at}.{kind}").read_text().splitlines():
        if not line or line[0] in "#[":
            continue
        key, equals, value = line.partition("=")
        assert equals, f"{unit}: {line}"
        assert key in OBEYED | LEFT_TO_SYSTEMD, f"{unit}: {key} is unknown"
        assert key not in found, f"{unit}: {key} twice"
        found[key] = value.replace("%i", instance)
    return found


def environment(service: dict[str, str]) -> dict[str, str]:
    user = pwd.getpwnam(service["User"])
    lines = [*shlex.split(service.get("Environment", "")), *shlex.split(Path(service["EnvironmentFile"]).read_text())]
    given = dict(line.split("=", 1) for line in lines)  # of two, the file's is taken
    return {"HOME": user.pw_dir, "USER": user.pw_name, "PATH": "/usr/local/bin:/usr/bin:/bin"} | given


def process(service: dict[str, str], command: str, log: Path) -> subprocess.Popen[bytes]:
    become = ["setpriv", f"--reuid={service['User']}", f"--regid={service['Group']}", "--clear-groups"]
    become += ["--no-new-privs"] if service.get("NoNewPrivileges") == "yes" else []
    become += ["--bounding-set=-all", "--inh-caps=-all"] if service.get("CapabilityBoundingSet") == "" else []
    given = [f"{key}={value}" for key, value in environment(service).items()]
    descriptors = min(int(service.get("LimitNOFILE", 1 << 20)), resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    told = {
        "PATH": os.environ["PATH"],
        "UMASK": service.get("UMask", "0022"),
        "PRIVATE_TMP": "1" if service.get("PrivateTmp") == "yes" else "",
        "READ_ONLY": "1" if service.get("ProtectSystem") == "strict" else "",
        "WRITABLE": service.get("ReadWritePaths", ""),
        "FOLDER": service.get("WorkingDirectory", "/"),
    }
    words = ["prlimit", f"--nofile={descriptors}", "unshare", "--mount", "sh", "-euc", SANDBOX, "sh"]
    words += [*become, "env", "-i", *given, *shlex.split(command)]
    with log.open("ab") as output:
        return subprocess.Popen(words, env=told, stdin=subprocess.DEVNULL, stdout=output, stderr=output)


def watch(unit: str) -> None:
    """Until it is stopped, or ends in a way after which it is not started again."""
    service, mine = read(unit), STATE / unit
    while True:
        running = process(service, service["ExecStart"], mine / "log")
        (mine / "pid").write_text(str(running.pid))
        code = running.wait()
        with (mine / "codes").open("a") as codes:
            print(code, file=codes)
        if (mine / "stopping").exists() or service.get("Restart") != "on-failure" or code == 0:
            break
        sleep(float(service["RestartSec"]))
    (mine / "pid").unlink()


def start(unit: str) -> None:
    service, mine = read(unit), STATE / unit
    mine.mkdir(parents=True, exist_ok=True)
    if service["Type"] == "oneshot":
        for key in ("ExecStart", "ExecStartPost"):
            if code := process(service, service[key], mine / "log").wait():
                sys.exit(f"{unit}: {key} ended with {code}: {(mine / 'log').read_text()}")
        return
    (mine / "stopping").unlink(missing_ok=True)
    words = [sys.executable, __file__, "watch", unit]
    with (mine / "log").open("ab") as log:
        subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def stop(unit: str) -> None:
    mine = STATE / unit
    if not (mine / "pid").exists():
        return
    (mine / "stopping").touch()
    os.kill(int((mine / "pid").read_text()), signal.SIGTERM)
    for _ in range(int(read(unit)["TimeoutStopSec"]) * 20):
        if not (mine / "pid").exists():
            return
        sleep(0.05)
    sys.exit(f"{unit} does not stop.")


def reload(unit: str) -> None:
    """apt starts both when it installs them; here they may not run yet."""
    pid = Path("/run/nginx.pid")
    running = pid.exists() and pid.stat().st_size > 0  # `nginx -t` leaves an empty one
    words = {
        "nginx": ["nginx", "-s", "reload"] if running else ["nginx"],
        "caddy": ["env", "HOME=/var/lib/caddy", "caddy", "start", "--config", "/etc/caddy/Caddyfile"],
    }
    with (STATE / f"{unit}.log").open("ab") as log:
        subprocess.run(words[unit], check=True, stdin=subprocess.DEVNULL, stdout=log, stderr=log)


def main(verb: str, *units: str) -> None:
    match verb:
        case "daemon-reload":
            for path in UNITS.glob("talewind*"):
                read(path.name)
        case "enable":
            assert all("WantedBy" in read(unit) for unit in units if not unit.startswith("-"))
        case "restart":
            for unit in units:
                stop(unit)
                start(unit)
        case "start" | "stop" | "reload" | "watch":
            for unit in units:
                {"start": start, "stop": stop, "reload": reload, "watch": watch}[verb](unit)
        case _:
            sys.exit(f"systemctl {verb} is not known here.")


if __name__ == "__main__":
    main(*sys.argv[1:])
