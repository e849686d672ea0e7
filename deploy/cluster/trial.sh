#!/usr/bin/env bash
# The whole cluster on one machine, for a trial: six hosts in network namespaces of their own, each
# with the very files of this folder. Needs root, and of Debian:
#
#   apt-get install postgresql-15 patroni etcd-server etcd-client haproxy pgbouncer pgbackrest iproute2 \
#     python3-idna curl
#   npm ci && npm run build
#
#   deploy/cluster/trial.sh up                 start everything; then https://10.77.0.10 answers
#   deploy/cluster/trial.sh status             who is primary
#   deploy/cluster/trial.sh kill db1 patroni   kill -9, with all that the program started
#   deploy/cluster/trial.sh start db1 patroni
#   deploy/cluster/trial.sh cut db1            no packet comes or goes any more; join lets them
#   deploy/cluster/trial.sh fill db1           its disk is full; free makes room
#   deploy/cluster/trial.sh update app1        end its web process and worker, and start them again
#   deploy/cluster/trial.sh backup             a full backup
#   deploy/cluster/trial.sh restore '2026-11-22 18:42:50+00'    everything as it was then
#   deploy/cluster/trial.sh down               end and delete everything of the trial, its backups too
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=${GREENPEN_TRIAL:-/var/tmp/greenpen-cluster-trial}
network=10.77.0
disk=3G
data=/var/lib/greenpen-cluster/postgresql
declare -A addresses=([edge]=10 [db1]=11 [db2]=12 [db3]=13 [app1]=21 [app2]=22)
hosts="db1 db2 db3 app1 app2 edge"
log() { printf '%s\n' "$*" >&2; }

# Runs a command on a host: its network, and its own /etc/greenpen-cluster and /var/lib/greenpen-cluster.
on() {
  local host=$1
  shift
  ip netns exec "$host" sh -c '
    mount --bind "$1/$2/etc" /etc/greenpen-cluster
    mount --bind "$1/$2/lib" /var/lib/greenpen-cluster
    shift 2
    exec "$@"' - "$root" "$host" "$@"
}
as_postgres() { on "$1" env HOME=/var/lib/greenpen-cluster \
    setpriv --reuid=postgres --regid=postgres --init-groups -- "${@:2}"; }

build_network() {
  ip link add greenpen-trial type bridge
  ip addr add $network.1/24 dev greenpen-trial
  ip link set greenpen-trial up
  for host in $hosts; do
    ip netns add "$host"
    ip link add "gp-$host" type veth peer name eth0 netns "$host"
    ip link set "gp-$host" master greenpen-trial up
    ip -n "$host" link set lo up
    ip -n "$host" link set eth0 up
    ip -n "$host" addr add "$network.${addresses[$host]}/24" dev eth0
    mkdir -p "/etc/netns/$host"
    {
      echo '127.0.0.1 localhost'
      for other in $hosts; do echo "$network.${addresses[$other]} $other"; done
    } >"/etc/netns/$host/hosts"
  done
}

build_certificates() {
  local tls=$root/tls
  mkdir -p "$tls"
  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj '/CN=Greenpen trial' \
    -keyout "$tls/ca.key" -out "$tls/ca.crt" 2>/dev/null
  for host in $hosts; do
    openssl req -newkey rsa:2048 -nodes -subj "/CN=$host" \
      -keyout "$tls/$host.key" -out "$tls/$host.csr" 2>/dev/null
    openssl x509 -req -in "$tls/$host.csr" -CA "$tls/ca.crt" -CAkey "$tls/ca.key" -CAcreateserial \
      -days 30 -out "$tls/$host.crt" 2>/dev/null \
      -extfile <(echo "subjectAltName=DNS:$host,DNS:localhost,IP:127.0.0.1,IP:$network.${addresses[$host]}")
  done
}

build_folders() {
  # Each host's own are mounted over these.
  mkdir -p /etc/greenpen-cluster /var/lib/greenpen-cluster
  install -d -o postgres -g postgres "$root/backup"
  for host in $hosts; do
    local etc=$root/$host/etc
    mkdir -p "$etc/tls" "$root/$host/lib" "$root/$host/run"
    # A disk of its own, so that it can be full.
    truncate -s "$disk" "$root/$host/disk"
    mkfs.ext4 -qF "$root/$host/disk"
    mount -o loop "$root/$host/disk" "$root/$host/lib"
    cp "$here"/*.yml "$here"/*.cfg "$here"/*.ini "$here"/*.conf "$etc"
    sed -i "/^initial-cluster:/! s/\bdb1\b/$host/g" "$etc/etcd.yml"
    sed -i "/^  hosts:/! s/\bdb1\b/$host/g" "$etc/patroni.yml"
    sed -i "s|^repo1-path=.*|repo1-path=$root/backup|" "$etc/pgbackrest.conf"
    echo '"greenpen" "change-me-greenpen"' >"$etc/pgbouncer-users.txt"
    cp "$root/tls/ca.crt" "$etc/tls/ca.crt"
    cp "$root/tls/$host.crt" "$etc/tls/node.crt"
    cp "$root/tls/$host.key" "$etc/tls/node.key"
    cat "$etc/tls/node.crt" "$etc/tls/node.key" >"$etc/tls/node.pem"
    chmod 600 "$etc/tls/node.key" "$etc/tls/node.pem"
    chown -R postgres:postgres "$etc" "$root/$host/lib"
  done
  chmod 755 "$root"
}

greenpen() { # host, role, port
  local settings
  settings=$(sed -e '/^#/d' -e "s|^PUBLIC_URL=.*|PUBLIC_URL=https://$network.10|" \
    -e "s|^TRUSTED_PROXIES=.*|TRUSTED_PROXIES=$network.10|" "$here/greenpen.env")
  # shellcheck disable=SC2086 # one word a setting
  on "$1" env $settings PROCESS_ROLE="$2" PORT="$3" DATA_DIR="/var/lib/greenpen-cluster/$2" \
    NODE_COMPILE_CACHE=/var/lib/greenpen-cluster/compiled \
    ${GREENPEN_TRIAL_SETTINGS:-} sh -c "cd '$here/../..' && exec node_modules/.bin/node --max-semi-space-size=16 --expose-gc server/main.ts"
}

run() { # host, program
  case $2 in
    etcd) as_postgres "$1" etcd --config-file /etc/greenpen-cluster/etcd.yml ;;
    patroni) as_postgres "$1" patroni /etc/greenpen-cluster/patroni.yml ;;
    haproxy-database) on "$1" haproxy -db -f /etc/greenpen-cluster/haproxy-database.cfg ;;
    haproxy-web) on "$1" haproxy -db -f /etc/greenpen-cluster/haproxy-web.cfg ;;
    pgbouncer) as_postgres "$1" pgbouncer /etc/greenpen-cluster/pgbouncer.ini ;;
    web) greenpen "$1" web 3000 ;;
    worker) greenpen "$1" worker 3001 ;;
    *) log "There is no program $2." && exit 1 ;;
  esac
}

start() { # host, program
  setsid "$0" run "$1" "$2" >>"$root/$1/run/$2.log" 2>&1 &
  echo $! >"$root/$1/run/$2.pid"
}

kill_program() { # host, program, signal
  local pid
  pid=$(cat "$root/$1/run/$2.pid" 2>/dev/null) || return 0
  # Patroni starts PostgreSQL in a group of its own: a machine that dies takes it along.
  if [ "$2" = patroni ] && [ -e "$root/$1/lib/postgresql/postmaster.pid" ]; then
    kill "-$3" "$(head -1 "$root/$1/lib/postgresql/postmaster.pid")" 2>/dev/null || true
  fi
  kill "-$3" -- "-$pid" 2>/dev/null || true
}

is_primary() { on "$1" curl -sf -m 2 --cacert /etc/greenpen-cluster/tls/ca.crt "https://$1:8008/primary" >/dev/null; }
primary() { for host in db1 db2 db3; do is_primary "$host" && echo "$host" && return; done; return 1; }

wait_for() { # seconds, command
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || { log "Waited in vain for: $*" && return 1; }
    sleep 0.5
  done
}

up() {
  [ ! -e "$root" ] || { log "$root is there already: trial.sh down" && exit 1; }
  for folder in /etc/greenpen-cluster /var/lib/greenpen-cluster; do
    [ -z "$(ls -A "$folder" 2>/dev/null)" ] || { log "$folder is a real cluster's: this is no machine for a trial" && exit 1; }
  done
  build_certificates
  build_network
  build_folders
  for host in db1 db2 db3; do start "$host" etcd; done
  for host in db1 db2 db3; do start "$host" patroni; done
  wait_for 120 primary
  local first
  first=$(primary)
  as_postgres "$first" psql -q -h /var/lib/greenpen-cluster -d postgres \
    -c "create role greenpen login password 'change-me-greenpen'" \
    -c 'create database greenpen owner greenpen'
  as_postgres "$first" pgbackrest --config=/etc/greenpen-cluster/pgbackrest.conf \
    --stanza=greenpen stanza-create
  for host in app1 app2; do
    start "$host" haproxy-database
    start "$host" pgbouncer
  done
  start app1 web
  wait_for 120 on app1 curl -sf -m 2 http://127.0.0.1:3000/ready
  start app2 web
  start app1 worker
  start app2 worker
  start edge haproxy-web
  wait_for 60 curl -sf -m 2 --cacert "$root/tls/ca.crt" "https://$network.10/ready"
  log "primary: $first; https://$network.10 answers"
}

backrest() { # host, command
  as_postgres "$1" pgbackrest --config=/etc/greenpen-cluster/pgbackrest.conf --stanza=greenpen "${@:2}"
}
sql() { as_postgres "$1" psql -qAt -h /var/lib/greenpen-cluster -d postgres -c "$2"; }
is_no_replica() { [ "$(sql "$1" 'select pg_is_in_recovery()')" = f ]; }

end_program() { # host, program
  kill_program "$1" "$2" TERM
  wait_for 60 is_ended "$1" "$2"
}
is_ended() { ! kill -0 -- "-$(cat "$root/$1/run/$2.pid")" 2>/dev/null; }
is_ready() { on "$1" curl -sf -m 2 http://127.0.0.1:3000/ready; }

update() { # host
  for program in web worker; do
    end_program "$1" "$program"
    start "$1" "$program"
  done
  wait_for 120 is_ready "$1"
}

# The steps of docs/running.md, "Restoring to a point in time".
restore() { # time
  local first
  first=$(primary)
  for host in app1 app2; do for program in web worker; do end_program "$host" "$program"; done; done
  sql "$first" 'select pg_switch_wal()' >/dev/null
  for host in db1 db2 db3; do [ "$host" = "$first" ] || end_program "$host" patroni; done
  end_program "$first" patroni
  backrest "$first" --delta --type=time "--target=$1" --target-action=promote restore
  as_postgres "$first" /usr/lib/postgresql/15/bin/pg_ctl -D $data -w -t 600 -s \
    -l /var/lib/greenpen-cluster/recovery.log -o '-c listen_addresses=' start
  wait_for 600 is_no_replica "$first"
  as_postgres "$first" /usr/lib/postgresql/15/bin/pg_ctl -D $data -w -s -m fast stop
  printf 'greenpen\nYes I am aware\n' |
    on "$first" patronictl -c /etc/greenpen-cluster/patroni.yml remove greenpen >/dev/null
  start "$first" patroni
  wait_for 120 primary
  for host in db1 db2 db3; do
    [ "$host" != "$first" ] || continue
    as_postgres "$host" rm -rf $data
    start "$host" patroni
  done
  for host in app1 app2; do
    start "$host" web
    start "$host" worker
    wait_for 120 is_ready "$host"
  done
}

down() {
  [ -e "$root" ] || { log "There is no trial at $root" && return; }
  for pid in "$root"/*/run/*.pid; do
    [ ! -e "$pid" ] || kill_program "$(basename "$(dirname "$(dirname "$pid")")")" "$(basename "$pid" .pid)" KILL
  done
  for host in $hosts; do
    ip netns pids "$host" 2>/dev/null | xargs -r kill -9 || true
    # By itself it would go with its namespace, but some time later.
    ip link del "gp-$host" 2>/dev/null || true
    ip netns del "$host" 2>/dev/null || true
    rm -rf "/etc/netns/$host"
  done
  ip link del greenpen-trial 2>/dev/null || true
  for host in $hosts; do umount "$root/$host/lib" 2>/dev/null || true; done
  rm -rf "$root"
}

case ${1:-} in
  up) up ;;
  down) down ;;
  run) run "$2" "$3" ;;
  start) start "$2" "$3" ;;
  kill) kill_program "$2" "$3" "${4:-KILL}" ;;
  cut) ip link set "gp-$2" down ;;
  join) ip link set "gp-$2" up ;;
  # Root may use what is kept back for root, so PostgreSQL's own account fills it.
  fill) as_postgres "$2" sh -c 'cat /dev/zero >/var/lib/greenpen-cluster/filler 2>/dev/null || true' ;;
  free) as_postgres "$2" rm -f /var/lib/greenpen-cluster/filler ;;
  update) update "$2" ;;
  backup) backrest "$(primary)" --type=full backup ;;
  restore) restore "$2" ;;
  on) on "${@:2}" ;;
  as-postgres) as_postgres "${@:2}" ;;
  primary) primary ;;
  status) on db3 patronictl -c /etc/greenpen-cluster/patroni.yml list ;;
  *) sed -n '2,18p' "$0" && exit 1 ;;
esac
