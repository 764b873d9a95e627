"""The connections that listen to each table, in this process and in others, and the frames they receive."""
